import { randomUUID } from "node:crypto";
import {
  type Answer,
  ask,
  askPermission,
  type Backend,
  functionPath,
  isRefusedByRules,
  leadTables,
  offerBlankRow,
} from "../backend-probe";

/**
 * Asks both endpoints of the forms as a browser on `siteUrl` would, with what they must
 * refuse or ignore: nothing is stored and nothing is mailed. Returns what is wrong, a line
 * each; rejects when the backend does not answer.
 */
export async function findInEndpoints(backend: Backend, siteUrl: string): Promise<string[]> {
  const problems: string[] = [];
  for (const table of leadTables) {
    const path = `/rest/v1/${table}`;
    problems.push(...findInPermission(path, await askPermission(backend, path, siteUrl), siteUrl));
    const offered = await offerBlankRow(backend, table, siteUrl);
    if (!isRefusedByRules(offered)) {
      problems.push(`${path} answers ${offered.status} to an empty request, which its rules should refuse.`);
    }
    const read = await ask(backend, `${path}?limit=1`);
    if (read.status === 200 && read.text.trim() !== "[]") problems.push(`${path} shows a stored request.`);
  }

  problems.push(
    ...findInPermission(functionPath, await askPermission(backend, functionPath, siteUrl), siteUrl),
  );
  const neverStored = {
    name: `Smoke check ${randomUUID()}`,
    phone: "-",
    email: "smoke@check.example",
    message: "Was never stored, so it must not be mailed.",
    services: ["Anders / Weet niet"],
  };
  const called = await ask(backend, functionPath, {
    method: "POST",
    headers: { origin: siteUrl },
    body: JSON.stringify(neverStored),
  });
  if (called.status !== 202) problems.push(`${functionPath} answers ${called.status} instead of 202.`);
  return problems;
}

function findInPermission(path: string, { status, headers }: Answer, siteUrl: string): string[] {
  const allowed = headers.get("access-control-allow-origin");
  if (status < 300 && (allowed === "*" || allowed === siteUrl)) return [];
  return [`${path} does not let a browser on ${siteUrl} in (${status}, allowed origin: ${allowed}).`];
}
