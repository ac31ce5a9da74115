import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Readiness } from "../../../supabase/functions/_shared/readiness";
import type { ConfirmationFacts } from "../../../supabase/functions/_shared/told-site";
import { schedulerHeader } from "../../../supabase/functions/send-quote-email/scheduler-secret";
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

/**
 * Compares what the backend was told of the website (`npm run tell:site`) with what this checkout would tell. Asked
 * of the function, which answers the holder of the scheduler's secret only.
 */
export async function findInToldSite(
  backend: Backend,
  schedulerSecret: string,
  expected: ConfirmationFacts | null,
): Promise<Problem[]> {
  const headers = { [schedulerHeader]: schedulerSecret };
  const { status, json } = await ask(backend, functionPath, { headers });
  const problem = (text: string) => [{ at: functionPath, text }];
  if (status !== 200) return problem(`geeft antwoord ${status} op SCHEDULER_SECRET.`);
  const { told } = json as unknown as Readiness;
  if (!told) return problem("kan niet zeggen wat de database van de website weet; mist die een migratie?");
  if (told.pages === 0) return problem("weet niet welke pagina’s de website heeft: npm run tell:site.");
  return isDeepStrictEqual(told.confirmation, expected)
    ? []
    : problem("bevestigt aanvragen met andere gegevens dan in bedrijf.yaml staan: npm run tell:site.");
}

function* findInPermission(at: string, { status, headers }: Answer, siteUrl: string): Generator<Problem> {
  const allowed = headers.get("access-control-allow-origin");
  if (status >= 300 || (allowed !== "*" && allowed !== siteUrl))
    yield {
      at,
      text: `laat een browser op ${siteUrl} niet toe (antwoord ${status}, toegelaten: ${allowed ?? "niemand"}).`,
    };
}
