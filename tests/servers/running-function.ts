import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { databaseSecrets, type EdgeFunction, startEdgeFunction } from "../../embedded/edge-function.ts";
import { embeddedKeys } from "../../embedded/environment.ts";
import { mailAccount } from "../../embedded/mail-server.ts";
import type { CompanyFacts } from "../../supabase/functions/_shared/company-facts.ts";

const hostedPath = resolve("node_modules/deno-hosted/deno");

/** The Deno version of hosted functions, if npm has it for this machine. */
export const hostedDeno = existsSync(hostedPath) ? hostedPath : undefined;

export const testCompany: CompanyFacts = {
  name: "Dakbedrijf De Noké",
  phone: "035 541 00 00",
  emergencyPhone: "06 500 000 00",
  email: "info@dakdekker.example",
  sendsConfirmation: false,
  closed: null,
};

/** The function's secrets for the mail server on `smtpPort` and the database at `databaseUrl`. */
export function secretsFor(smtpPort: number, databaseUrl: string): Record<string, string> {
  return {
    ALLOWED_ORIGINS: "https://www.dakdekker.example, https://dakdekker.example/",
    MAIL_FROM: "website@dakdekker.example",
    MAIL_TO: "eigenaar@dakdekker.example",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtpPort),
    SMTP_USER: mailAccount.user,
    SMTP_PASSWORD: mailAccount.password,
    ...databaseSecrets(databaseUrl),
    SCHEDULER_SECRET: embeddedKeys.schedulerSecret,
  };
}

/** Runs `work` with an edge function and stops it afterwards, on the Deno of hosted functions or of `npm start`. */
export async function withFunction<Result>(
  secrets: Record<string, string>,
  work: (edgeFunction: EdgeFunction) => Promise<Result>,
  isHosted = true,
): Promise<Result> {
  const deno = isHosted ? hostedDeno : undefined;
  const edgeFunction = await startEdgeFunction(secrets, testCompany, undefined, deno);
  try {
    return await work(edgeFunction);
  } finally {
    await edgeFunction.stop();
  }
}
