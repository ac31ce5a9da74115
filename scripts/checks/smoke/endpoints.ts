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
import type { Problem } from "./problem";

/**
 * Asks both endpoints of the forms as a browser on `siteUrl` would, with what they must
 * refuse or ignore: nothing is stored and nothing is mailed. Returns what is wrong;
 * rejects when the backend does not answer.
 */
export async function findInEndpoints(backend: Backend, siteUrl: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const table of leadTables) {
    const path = `/rest/v1/${table}`;
    problems.push(...findInPermission(path, await askPermission(backend, path, siteUrl), siteUrl));
    const offered = await offerBlankRow(backend, table, siteUrl);
    if (!isRefusedByRules(offered)) {
      problems.push({
        at: path,
        text: `geeft antwoord ${offered.status} op een lege aanvraag, die de regels horen te weigeren.`,
      });
    }
    const read = await ask(backend, `${path}?limit=1`);
    if (read.status === 200 && read.text.trim() !== "[]") {
      problems.push({ at: path, text: "laat iedereen een opgeslagen aanvraag zien." });
    }
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
  if (called.status !== 202) {
    problems.push({ at: functionPath, text: `geeft antwoord ${called.status} in plaats van 202.` });
  }
  return problems;
}

function findInPermission(at: string, { status, headers }: Answer, siteUrl: string): Problem[] {
  const allowed = headers.get("access-control-allow-origin");
  if (status < 300 && (allowed === "*" || allowed === siteUrl)) return [];
  return [
    {
      at,
      text: `laat een browser op ${siteUrl} niet toe (antwoord ${status}, toegelaten: ${allowed ?? "niemand"}).`,
    },
  ];
}
