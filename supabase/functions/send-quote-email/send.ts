import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Configuration } from "./configuration.ts";
import type { Mail } from "./mail.ts";

type Smtp = Configuration["smtp"];
type Stage = "composing" | "connecting" | "talking" | "waiting for the answer";

const implicitTlsPorts = [465, 2465];

export class SendError extends Error {
  readonly isUnreachable: boolean;
  /** The server got the whole mail and never answered, the case of RFC 1047. */
  readonly mayHaveArrived: boolean;
  /** The server got the whole mail and will never take it. */
  readonly isRefused: boolean;

  constructor(stage: Stage, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const { responseCode } = Object(cause) as { responseCode?: number };
    const isWaiting = stage === "waiting for the answer";
    this.isUnreachable = stage === "connecting";
    this.mayHaveArrived = isWaiting && responseCode === undefined;
    this.isRefused = isWaiting && Number(responseCode) >= 500;
  }
}

export async function send(mail: Mail, smtp: Smtp): Promise<void> {
  // A visitor's text must not become a path or an address to fetch.
  const message = new MailComposer({ ...mail, disableFileAccess: true, disableUrlAccess: true }).compile();
  const connection = open(smtp);
  let stage: Stage = "connecting";
  try {
    await logIn(connection, smtp);
    stage = "talking";
    const content = message.createReadStream().once("end", () => {
      stage = "waiting for the answer";
    });
    await settled(connection, (done) => connection.send(message.getEnvelope(), content, done));
  } catch (error) {
    throw new SendError(stage, error);
  } finally {
    connection.close();
  }
}

export async function tryMailServer(smtp: Smtp): Promise<void> {
  const connection = open(smtp);
  await logIn(connection, smtp).finally(() => connection.close());
}

let last: Promise<unknown> = Promise.resolve();

/** Works on one mail with photographs after the other: several at a time fill the memory. */
export function withPhotographs<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}

function open(smtp: Smtp): SMTPConnection {
  return new SMTPConnection({
    host: smtp.host,
    port: smtp.port,
    secure: implicitTlsPorts.includes(smtp.port),
    requireTLS: smtp.host !== "127.0.0.1",
    // The library waits for minutes by default, longer than a hosted function lives.
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    // A mail server may look into a mail before it answers.
    socketTimeout: 60_000,
  });
}

async function logIn(connection: SMTPConnection, { user, password }: Smtp): Promise<void> {
  await settled(connection, (done) => connection.connect(done));
  await settled(connection, (done) => connection.login({ credentials: { user, pass: password } }, done));
}

/** Resolves with a step's callback; some failures are only told by an event. */
function settled(connection: SMTPConnection, step: (done: (error?: Error | null) => void) => void) {
  return new Promise<void>((resolve, reject) => {
    connection.on("error", reject);
    step((error) => (error ? reject(error) : resolve()));
  });
}
