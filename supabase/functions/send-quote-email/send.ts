import nodemailer from "nodemailer";
import type { Configuration } from "./configuration.ts";
import type { Mail } from "./mail.ts";

const implicitTlsPorts = [465, 2465];

type Stage = "composing" | "connecting" | "talking" | "waiting for the answer";

export class SendError extends Error {
  constructor(
    readonly stage: Stage,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }

  /** Whether the server could not be talked to at all, so that other mails need not be tried. */
  get isUnreachable(): boolean {
    return this.stage === "connecting";
  }

  /** Whether the server got the whole mail and never answered, the case of RFC 1047. */
  get mayHaveArrived(): boolean {
    const { responseCode } = this.cause as { responseCode?: number };
    return this.stage === "waiting for the answer" && responseCode === undefined;
  }
}

/** Hands a mail to the mail server. Rejects with a SendError when that refuses, breaks off, or is silent for too long. */
export async function send(mail: Mail, smtp: Configuration["smtp"]): Promise<void> {
  const transport = openTransport(smtp);
  let stage: Stage = "composing";
  transport.use("stream", ({ message }, done) => {
    stage = "connecting";
    message.processFunc((content) => {
      stage = "talking";
      return content.once("end", () => {
        stage = "waiting for the answer";
      });
    });
    done();
  });
  try {
    await transport.sendMail(mail);
  } catch (error) {
    throw new SendError(stage, error);
  } finally {
    transport.close();
  }
}

/** Logs in at the mail server and sends nothing; rejects with nodemailer's error when that fails. */
export async function tryMailServer(smtp: Configuration["smtp"]): Promise<void> {
  const transport = openTransport(smtp);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function openTransport(smtp: Configuration["smtp"]) {
  const local = smtp.host === "127.0.0.1";
  return nodemailer.createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: implicitTlsPorts.includes(smtp.port),
    // Only to the embedded inbox does the password travel unencrypted.
    requireTLS: !local,
    auth: { user: smtp.user, pass: smtp.password },
    // A hosted function lives for minutes, nodemailer's defaults are minutes each.
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    // No text of a visitor may become a path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
