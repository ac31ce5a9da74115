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
 * refuse or ignore: nothing is stored and nothing is mailed. Yields what is wrong;
 * rejects when the backend does not answer.
 */
export async function* findInEndpoints(backend: Backend, siteUrl: string): AsyncGenerator<Problem> {
  for (const table of leadTables) {
    const at = `/rest/v1/${table}`;
    yield* findInPermission(at, await askPermission(backend, at, siteUrl), siteUrl);
    const offered = await offerBlankRow(backend, table, siteUrl);
    if (!isRefusedByRules(offered))
      yield {
        at,
        text: `geeft antwoord ${offered.status} op een lege aanvraag, die de regels horen te weigeren.`,
      };
    const read = await ask(backend, `${at}?limit=1`);
    if (read.status === 200 && read.text.trim() !== "[]")
      yield { at, text: "laat iedereen een opgeslagen aanvraag zien." };
  }

  yield* findInPermission(functionPath, await askPermission(backend, functionPath, siteUrl), siteUrl);
  const neverStored = {
    name: `Smoke check ${randomUUID()}`,
    phone: "-",
    email: "smoke@check.example",
    message: "Was never stored, so it must not be mailed.",
    services: ["Anders / Weet niet"],
  };
  const { status } = await ask(backend, functionPath, {
    method: "POST",
    headers: { origin: siteUrl },
    body: JSON.stringify(neverStored),
  });
  if (status !== 202) yield { at: functionPath, text: `geeft antwoord ${status} in plaats van 202.` };
}

function* findInPermission(at: string, { status, headers }: Answer, siteUrl: string): Generator<Problem> {
  const allowed = headers.get("access-control-allow-origin");
  if (status >= 300 || (allowed !== "*" && allowed !== siteUrl))
    yield {
      at,
      text: `laat een browser op ${siteUrl} niet toe (antwoord ${status}, toegelaten: ${allowed ?? "niemand"}).`,
    };
}
