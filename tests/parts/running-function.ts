import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseSecrets, type EdgeFunction, startEdgeFunction } from "../../embedded/edge-function.ts";
import { embeddedKeys, inboxPath } from "../../embedded/environment.ts";
import { mailAccount, startMailServer } from "../../embedded/mail-server.ts";
import type { CompanyFacts } from "../../supabase/functions/_shared/company-facts.ts";
import { onFreePort } from "./free-port.ts";

/** As maildev's API returns it. */
interface ReceivedMail {
  id: string;
  from: { address: string; name: string }[];
  to: { address: string; name: string }[];
  replyTo?: { address: string; name: string }[];
  cc?: unknown;
  bcc?: unknown;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  envelope: { from: { address: string }; to: { address: string }[] };
}

export type Inbox = Awaited<ReturnType<typeof startInbox>>;

/** A maildev inbox on free ports, with its mails in a temporary directory; `stop` removes both. */
export async function startInbox() {
  const directory = mkdtempSync(join(tmpdir(), "inbox-"));
  const { smtpPort, inboxUrl, ...server } = await onFreePort(() => startMailServer(directory));
  const url = `${inboxUrl}${inboxPath}/email`;
  const taken = new Set<string>();
  return {
    smtpPort,
    /** The mails since the last call; waits up to 5 s for `count`, as maildev lists a mail after accepting it. */
    async takeMails(count: number) {
      const deadline = Date.now() + 5_000;
      for (;;) {
        const mails = (await (await fetch(url)).json()) as ReceivedMail[];
        const fresh = mails.filter(({ id }) => !taken.has(id));
        if (fresh.length >= count || Date.now() > deadline) {
          for (const { id } of fresh) taken.add(id);
          return fresh;
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export const testCompany: CompanyFacts = {
  name: "Dakbedrijf De Noké",
  phone: "035 541 00 00",
  emergencyPhone: "06 500 000 00",
  email: "info@dakdekker.example",
  confirmationSender: null,
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

/** Runs `work` with an edge function that is stopped afterwards. */
export async function withFunction<Result>(
  secrets: Record<string, string>,
  work: (edgeFunction: EdgeFunction) => Promise<Result>,
): Promise<Result> {
  const edgeFunction = await startEdgeFunction(secrets, testCompany);
  try {
    return await work(edgeFunction);
  } finally {
    await edgeFunction.stop();
  }
}
