import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** What a mail server can do with a mail; "drop" closes the connection, "reset" does it by a TCP reset. */
export type Verdict =
  | "accept"
  | "accept, then reset"
  | "refuse for now"
  | "refuse for good"
  | "drop"
  | "reset"
  | "say nothing";

/** A mail server that does what a test tells it to, for the failures that a real one cannot be asked for. */
export type ScriptedMailServer = Awaited<ReturnType<typeof startScriptedMailServer>>;

const refusals = { "refuse for now": 451, "refuse for good": 550 };

export async function startScriptedMailServer() {
  let verdict: (recipient: string, mail: string) => Verdict | Promise<Verdict> = () => "accept";
  let recipientVerdict: (recipient: string) => Verdict = () => "accept";
  const sockets = new Map<number | undefined, Socket>();

  function answer(decision: Verdict, port: number, callback: (error?: Error) => void): void {
    if (decision.startsWith("accept")) callback();
    if (decision.endsWith("reset")) sockets.get(port)?.resetAndDestroy();
    else if (decision === "drop") sockets.get(port)?.destroy();
    else if (decision === "refuse for now" || decision === "refuse for good")
      callback(Object.assign(new Error(decision), { responseCode: refusals[decision] }));
  }

  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    onRcptTo({ address }, { remotePort }, callback) {
      const recipient = address.toLowerCase();
      mailServer.recipients.add(recipient);
      answer(recipientVerdict(recipient), remotePort, callback);
    },
    async onData(stream, { envelope, remotePort }, callback) {
      const mail = await text(stream);
      mailServer.offered++;
      const decision = await verdict(envelope.rcptTo.at(-1)?.address.toLowerCase() ?? "", mail);
      if (decision.startsWith("accept")) mailServer.accepted.push(mail);
      answer(decision, remotePort, callback);
    },
  });
  // A connection that a test drops breaks off in the middle.
  smtp.on("error", () => {});
  smtp.server.on("connection", (socket) => sockets.set(socket.remotePort, socket));
  await once(smtp.listen(0, "127.0.0.1"), "listening");

  const mailServer = {
    port: (smtp.server.address() as AddressInfo).port,
    /** Each mail that it accepted, as it came. */
    accepted: [] as string[],
    /** Everybody that a mail was ever to go to, in lower case. */
    recipients: new Set<string>(),
    /** How many mails it was offered so far. */
    offered: 0,
    /** Decides about each mail that is offered from now on, by whom it is to go to and what it says. */
    decide(next: typeof verdict) {
      verdict = next;
    },
    /** Decides about each recipient that is named from now on, before there is a mail; all are welcome at first. */
    decideRecipient(next: typeof recipientVerdict) {
      recipientVerdict = next;
    },
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
  return mailServer;
}

/** The Message-ID of a mail as it came. */
export function messageIdOf(mail: string): string | undefined {
  return /^Message-ID: (.+)$/im.exec(mail)?.[1]?.trim();
}
