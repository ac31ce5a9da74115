import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/**
 * What a mail server can do with a mail: take it, refuse it for now or for good, break
 * the connection in the middle of it, or never say a word.
 */
export type Verdict = "accept" | "refuse for now" | "refuse for good" | "drop" | "say nothing";

/** A mail server that does what a test tells it to, for the failures that a real one cannot be asked for. */
export interface ScriptedMailServer {
  port: number;
  /** Each mail that it accepted, as it came. */
  accepted: string[];
  /** Everybody that a mail was ever to go to. */
  recipients: Set<string>;
  /** How many mails it was offered so far. */
  offered: number;
  /** Decides about each mail that is offered from now on, by whom it is to go to. */
  decide(verdict: (recipient: string) => Verdict | Promise<Verdict>): void;
  /** Decides about each recipient that is named from now on, before there is a mail; all are welcome at first. */
  decideRecipient(verdict: (recipient: string) => Verdict): void;
  stop(): Promise<void>;
}

const answers = {
  accept: "250 taken",
  "refuse for now": "451 try again later",
  "refuse for good": "550 not here",
} as const;

export async function startScriptedMailServer(): Promise<ScriptedMailServer> {
  const sockets = new Set<Socket>();
  let verdict: (recipient: string) => Verdict | Promise<Verdict> = () => "accept";
  let recipientVerdict: (recipient: string) => Verdict = () => "accept";

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    socket.setEncoding("utf8");
    converse(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  const mailServer: ScriptedMailServer = {
    port: (server.address() as AddressInfo).port,
    accepted: [],
    recipients: new Set(),
    offered: 0,
    decide(next) {
      verdict = next;
    },
    decideRecipient(next) {
      recipientVerdict = next;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function converse(socket: Socket): void {
    let received = "";
    let inMail = false;
    let recipient = "";
    socket.write("220 scripted\r\n");
    socket.on("data", (chunk: string) => {
      received += chunk;
      if (inMail) return takeMail();
      for (let end = received.indexOf("\r\n"); end >= 0 && !inMail; end = received.indexOf("\r\n")) {
        const command = received.slice(0, end).toUpperCase();
        received = received.slice(end + 2);
        if (command.startsWith("RCPT TO:")) welcome(command.slice(8).toLowerCase());
        else obey(command);
      }
    });

    function obey(command: string): void {
      if (command.startsWith("EHLO")) socket.write("250-scripted\r\n250-8BITMIME\r\n250 AUTH PLAIN\r\n");
      else if (command.startsWith("AUTH")) socket.write("235 welcome\r\n");
      else if (command === "QUIT") socket.end("221 bye\r\n");
      else if (command === "DATA") {
        inMail = true;
        socket.write("354 go ahead\r\n");
      } else socket.write("250 fine\r\n");
    }

    function welcome(address: string): void {
      mailServer.recipients.add(address);
      recipient = address.slice(1, -1);
      answer(recipientVerdict(recipient));
    }

    function answer(decision: Verdict): void {
      if (decision === "drop") socket.destroy();
      else if (decision !== "say nothing") socket.write(`${answers[decision]}\r\n`);
    }

    async function takeMail(): Promise<void> {
      const end = received.indexOf("\r\n.\r\n");
      if (end < 0) return;
      // A dot that begins a line was sent twice: RFC 5321, section 4.5.2.
      const mail = received.slice(0, end).replaceAll("\r\n..", "\r\n.");
      received = received.slice(end + 5);
      inMail = false;
      mailServer.offered++;
      const decision = await verdict(recipient);
      if (decision === "accept") mailServer.accepted.push(mail);
      answer(decision);
    }
  }

  return mailServer;
}

/** The Message-ID of a mail as it came. */
export function messageIdOf(mail: string): string | undefined {
  return /^Message-ID: (.+)$/im.exec(mail)?.[1]?.trim();
}
