import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Configuration } from "./configuration.ts";
import type { Mail } from "./mail.ts";

type Smtp = Configuration["smtp"];
type Stage = "composing" | "connecting" | "talking" | "waiting for the answer";

/** Port 465 has TLS from the first byte, and so have the ports that providers offer instead, such as 2465 and 8465. */
const hasImplicitTls = (port: number) => /^\d?465$/.test(String(port));

/** The error for a mail that was not sent. `message` holds the mail server's own words. */
export class SendError extends Error {
  /** Whether connecting or logging in failed, or the server hung up (421). Then the next mail would fail too. */
  readonly isUnreachable: boolean;
  /** Whether the server got the whole mail and did not answer (RFC 1047). */
  readonly mayHaveArrived: boolean;

  constructor(stage: Stage, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const { responseCode } = Object(cause) as { responseCode?: number };
    this.isUnreachable = stage === "connecting" || responseCode === 421;
    this.mayHaveArrived = stage === "waiting for the answer" && responseCode === undefined;
  }
}

export type Session = ReturnType<typeof openSession>;

/** Sends mails over one connection, which opens for the first mail and again after a break. */
function openSession(smtp: Smtp) {
  let client: Client | undefined;
  const session = {
    /** Whether the last mail failed in such a way that the next would fail too. */
    isUnreachable: false,
    /** Rejects with a SendError. */
    async send(mail: Mail): Promise<void> {
      let stage: Stage = "composing";
      try {
        // A visitor's text must not make the library read a file or fetch an address.
        const message = new MailComposer({
          ...mail,
          disableFileAccess: true,
          disableUrlAccess: true,
        }).compile();
        stage = "connecting";
        if (!client || client.connection.destroyed) client = await connect(smtp);
        stage = "talking";
        const content = message.createReadStream().once("end", () => {
          stage = "waiting for the answer";
        });
        await client.ask((connection, callback) => connection.send(message.getEnvelope(), content, callback));
      } catch (error) {
        // After a refusal the connection is still in the middle of a transaction, which must end before the next mail.
        await client
          ?.ask((connection, callback) => connection.reset(callback))
          .catch(() => client?.connection.close());
        const sendError = new SendError(stage, error);
        session.isUnreachable = sendError.isUnreachable;
        throw sendError;
      }
    },
    close: () => client?.connection.quit(),
  };
  return session;
}

let lastTurn: Promise<unknown> = Promise.resolve();
let queueLength = 0;
let sharedSession: Session | undefined;

/**
 * Runs `work` when its turn comes. All work shares one session, because mail servers limit connections and photographs
 * fill the memory. The connection stays open while other work waits, unless the server is unavailable.
 */
export function inSession<Result>(smtp: Smtp, work: (session: Session) => Promise<Result>): Promise<Result> {
  queueLength++;
  const turn = lastTurn.then(async () => {
    sharedSession ??= openSession(smtp);
    const session = sharedSession;
    try {
      return await work(session);
    } finally {
      queueLength--;
      if (queueLength === 0 || session.isUnreachable) {
        session.close();
        sharedSession = undefined;
      }
    }
  });
  lastTurn = turn.catch(() => {});
  return turn;
}

/** Resolves if the mail server would take a mail with these addresses, and rejects with its refusal. Sends nothing. */
export async function tryMailServer(smtp: Smtp, envelope: { from: string; to: string }): Promise<void> {
  const client = await connect(smtp);
  try {
    await client.ask((connection, callback) => {
      // The server asks for the content after it accepts the addresses. Closing cancels the mail (RFC 5321, 4.1.1.10).
      const content = new Readable({ read: () => callback() });
      connection.send(envelope, content, callback);
    });
  } finally {
    client.connection.close();
  }
}

type Client = Awaited<ReturnType<typeof connect>>;
type Callback = (error?: Error | null) => void;

async function connect({ host, port, user, password, name }: Smtp) {
  const connection = new SMTPConnection({
    host,
    port,
    name,
    secure: hasImplicitTls(port),
    requireTLS: host !== "127.0.0.1",
    // The library would wait for minutes, but a hosted function ends after 150 s. The greeting keeps the library's
    // 30 s, because some servers take 20 s.
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    // A mail server may scan a mail before it answers.
    socketTimeout: 60_000,
  });
  const failure = new Promise<never>((_, reject) => connection.on("error", reject));
  failure.catch(() => {});
  /** Runs one step. The library reports some failures to the step's callback, and others only by an "error" event. */
  const ask = (step: (connection: SMTPConnection, callback: Callback) => void) =>
    Promise.race([
      failure,
      new Promise<void>((resolve, reject) =>
        step(connection, (error) => (error ? reject(error) : resolve())),
      ),
    ]);
  try {
    await ask((_, callback) => connection.connect(callback));
    await ask((_, callback) => connection.login({ credentials: { user, pass: password } }, callback));
  } catch (error) {
    connection.close();
    throw error;
  }
  return { connection, ask };
}
