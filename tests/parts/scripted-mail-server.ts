import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { mailAccount } from "../../embedded/mail-server.ts";

/** "drop" closes the connection, "reset" sends a TCP RST. */
export type Verdict = "accept" | "refuse for now" | "refuse for good" | "drop" | "reset";

const refusals = { "refuse for now": 451, "refuse for good": 550 };

/** An SMTP server on 127.0.0.1 that answers each mail as the test decides, and keeps what it accepted. */
export async function startScriptedMailServer() {
  let verdict: (recipient: string, mail: string) => Verdict | Promise<Verdict> = () => "accept";
  const sockets = new Map<number | undefined, Socket>();

  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: ({ username, password }, _session, callback) =>
      password === mailAccount.password
        ? callback(null, { user: username })
        : callback(Object.assign(new Error("Wrong password"), { responseCode: 535 })),
    onRcptTo({ address }, _session, callback) {
      mailServer.recipients.add(address.toLowerCase());
      callback();
    },
    async onData(stream, { envelope, remotePort }, callback) {
      const mail = await text(stream);
      mailServer.offered++;
      const decision = await verdict(envelope.rcptTo.at(-1)?.address.toLowerCase() ?? "", mail);
      if (decision === "drop") sockets.get(remotePort)?.destroy();
      else if (decision === "reset") sockets.get(remotePort)?.resetAndDestroy();
      else if (decision !== "accept")
        callback(Object.assign(new Error(decision), { responseCode: refusals[decision] }));
      else {
        mailServer.accepted.push(mail);
        callback();
      }
    },
  });
  // Dropped connections are expected.
  smtp.on("error", () => {});
  smtp.server.on("connection", (socket) => sockets.set(socket.remotePort, socket));
  await once(smtp.listen(0, "127.0.0.1"), "listening");

  const mailServer = {
    port: (smtp.server.address() as AddressInfo).port,
    accepted: [] as string[],
    /** In lower case, of refused mails too. */
    recipients: new Set<string>(),
    offered: 0,
    /** Sets the verdict on each mail, after DATA. */
    decide(next: typeof verdict) {
      verdict = next;
    },
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
  return mailServer;
}

/** The Message-ID of a raw mail, in its angle brackets. */
export function messageIdOf(mail: string): string | undefined {
  return /^Message-ID: (.+)$/im.exec(mail)?.[1]?.trim();
}
