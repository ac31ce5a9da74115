import { isSessionEnded } from "../lib/staff-client.ts";

/* Why something failed. Any answer of the server means that the internet works. */

export const problems = {
  noSession: "Uw sessie is verlopen. Meld u opnieuw aan; wat u typte blijft staan.",
  noConnection: "Er is geen verbinding met de server. Kijk of uw internet werkt en probeer het opnieuw.",
  serverFault:
    "De server heeft een storing. Het ligt niet aan uw internet. Probeer het over een paar minuten opnieuw.",
  noSpace:
    "Dit apparaat heeft geen ruimte meer, ook niet om u aangemeld te houden. Wis gegevens van andere websites in de browser en probeer het opnieuw.",
  noRequest: "Deze aanvraag is intussen verwijderd.",
  noRights:
    "Dit account heeft geen toegang tot de aanvragen. Log uit en meld u aan met een ander account, of vraag de eigenaar om uw adres toe te voegen.",
};

export type Problem = keyof typeof problems;

/**
 * With PGRST116, PostgREST finds no row to change (https://docs.postgrest.org/en/stable/references/errors.html). With 23503,
 * PostgreSQL finds no request for a line of the log.
 */
const missingRequestCodes = ["PGRST116", "23503"];

/** The names of errors without a status although the server answered, such as for a paused project. */
const answeringErrors = ["PostgrestError", "AuthUnknownError"];

/** The problem behind an error of supabase-js. Only Auth says that a session has ended; any other 401 may be temporary. */
export function problemOf(error: unknown): Problem {
  const reason = error as { status?: number; code?: string; name?: string };
  const { status, code = "", name = "" } = reason;
  if (isSessionEnded(reason)) return "noSession";
  if (name === "QuotaExceededError") return "noSpace";
  if (missingRequestCodes.includes(code)) return "noRequest";
  return status || answeringErrors.includes(name) ? "serverFault" : "noConnection";
}
