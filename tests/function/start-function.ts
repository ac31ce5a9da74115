import { afterAll, beforeEach, inject } from "vitest";
import { startEdgeFunction } from "../../embedded/edge-function.ts";
import { embeddedKeys } from "../../embedded/environment.ts";
import { quote } from "../sample-quote.ts";
import { startDatabase } from "../servers/running-database.ts";
import { hostedDeno, secretsFor, testCompany } from "../servers/running-function.ts";
import { startScriptedMailServer } from "../servers/scripted-mail-server.ts";

/** Starts the database, the mail server and the function for a test file. They are empty at the start of each test. */
export async function startFunction(company = testCompany) {
  const database = await startDatabase(inject("newData"));
  const mailServer = await startScriptedMailServer();
  const secrets = secretsFor(mailServer.port, database.url);
  const edgeFunction = await startEdgeFunction(secrets, company, undefined, hostedDeno);
  afterAll(async () => {
    await edgeFunction.stop();
    await mailServer.stop();
    await database.stop();
  });
  beforeEach(async () => {
    database.recover();
    await database.empty();
    mailServer.forget();
  });

  return {
    database,
    mailServer,
    secrets,
    edgeFunction,
    storeQuote: (changes: object = {}) => database.insert("contact_submissions", { ...quote, ...changes }),
    /** Calls the function as the browser does after it stored a quote. */
    callAsBrowser: (changes: object = {}) =>
      fetch(edgeFunction.url, { method: "POST", body: JSON.stringify({ ...quote, ...changes }) }),
    callAsScheduler: () => callAsScheduler(edgeFunction.url),
  };
}

/** Calls the function as the scheduler does every minute, and returns its answer. */
export async function callAsScheduler(url: string) {
  const headers = { "x-scheduler-secret": embeddedKeys.schedulerSecret };
  const response = await fetch(url, { method: "POST", headers });
  return [response.status, await response.json()];
}

/** Asks, as going live does, what prevents mails from leaving. */
export async function askReadiness(url: string) {
  const headers = { "x-scheduler-secret": embeddedKeys.schedulerSecret };
  return (await fetch(url, { headers })).json();
}
