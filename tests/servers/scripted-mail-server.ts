import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { mailAccount } from "../../embedded/mail-server.ts";

/** "drop" closes the connection, "reset" sends a TCP RST. */
export type Verdict = "accept" | "refuse for now" | "refuse for good" | "drop" | "reset";

/** The point at which the server refuses everybody. */
export type Fault = "no greeting" | "no log-in" | "no sender" | "no recipient";

const refuse = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });

/** An SMTP server on 127.0.0.1 that answers each mail as the test decides and keeps the accepted ones. */
export async function startScriptedMailServer(options: SMTPServerOptions = {}, port = 0) {
  let verdict: (recipient: string, mail: string) => Verdict | Promise<Verdict> = () => "accept";
  const faultAt = (fault: Fault, code: number) => (mailServer.fault === fault ? refuse(fault, code) : null);
  const sockets = new Map<number | undefined, Socket>();

  const smtp = new SMTPServer({
    ...options,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect(_session, callback) {
      setTimeout(() => callback(faultAt("no greeting", 421)), mailServer.greetsAfterMs);
    },
    onAuth: ({ username, password }, _session, callback) =>
      password === mailAccount.password
        ? callback(faultAt("no log-in", 535), { user: username })
        : callback(refuse("another password", 535)),
    onMailFrom(_address, { hostNameAppearsAs, transaction }, callback) {
      mailServer.clientName = hostNameAppearsAs;
      const isOver = transaction > mailServer.mailsPerSession;
      callback(isOver ? refuse("session over", 421) : faultAt("no sender", 550));
    },
    onRcptTo: (_address, _session, callback) => callback(faultAt("no recipient", 550)),
    async onData(stream, { envelope, remotePort }, callback) {
      const mail = await text(stream).catch(() => undefined);
      // The connection ended in the middle of the mail.
      if (mail === undefined) return;
      const recipients = envelope.rcptTo.map(({ address }) => address.toLowerCase());
      mailServer.offered.push(...recipients);
      const decision = await verdict(recipients[0] ?? "", mail);
      if (decision === "drop") sockets.get(remotePort)?.destroy();
      else if (decision === "reset") sockets.get(remotePort)?.resetAndDestroy();
      else if (decision !== "accept") callback(refuse(decision, decision === "refuse for now" ? 451 : 550));
      else {
        mailServer.accepted.push(mail);
        callback();
      }
    },
  });
  // Dropped connections are expected.
  smtp.on("error", () => {});
  smtp.server.on("connection", (socket) => sockets.set(socket.remotePort, socket));
  await once(smtp.listen(port, "127.0.0.1"), "listening");

  const mailServer = {
    port: (smtp.server.address() as AddressInfo).port,
    fault: undefined as Fault | undefined,
    greetsAfterMs: 0,
    mailsPerSession: Number.POSITIVE_INFINITY,
    /** The name in the latest client's greeting. */
    clientName: undefined as string | undefined,
    accepted: [] as string[],
    /** The receivers of all mails, refused ones included, in lower case. */
    offered: [] as string[],
    /** Lets in this many clients at once, and turns others away with 421. */
    maxConnections(count: number) {
      smtp.options.maxClients = count;
    },
    /** Sets the verdict on each mail, given after DATA. */
    decide(next: typeof verdict) {
      verdict = next;
    },
    /** Holds back the answers to the mails that `isHeld` picks, until the returned function is called. */
    holdBack(isHeld: (...mail: Parameters<typeof verdict>) => boolean) {
      let letGo = () => {};
      const later = new Promise<Verdict>((resolve) => {
        letGo = () => resolve("accept");
      });
      verdict = (...mail) => (isHeld(...mail) ? later : "accept");
      return letGo;
    },
    forget() {
      mailServer.accepted = [];
      mailServer.offered = [];
      mailServer.fault = undefined;
      mailServer.greetsAfterMs = 0;
      mailServer.mailsPerSession = Number.POSITIVE_INFINITY;
      smtp.options.maxClients = Number.POSITIVE_INFINITY;
      verdict = () => "accept";
    },
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
  return mailServer;
}
