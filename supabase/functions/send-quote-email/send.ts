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

  get isUnreachable(): boolean {
    return this.stage === "connecting";
  }

  /** The server got the whole mail and never answered, the case of RFC 1047. */
  get mayHaveArrived(): boolean {
    const { responseCode } = this.cause as { responseCode?: number };
    return this.stage === "waiting for the answer" && responseCode === undefined;
  }
}

/** Hands a mail to the mail server, or rejects with a SendError. */
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
    requireTLS: !local,
    auth: { user: smtp.user, pass: smtp.password },
    // nodemailer waits for minutes by default, longer than a hosted function lives.
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    // A visitor's text must not become a path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
