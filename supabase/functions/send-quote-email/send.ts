import nodemailer from "nodemailer";
import type { Configuration } from "./configuration.ts";
import type { Mail } from "./mail.ts";

/** Ports on which a server speaks TLS from the first byte: the registered one, and where providers offer it again. */
const implicitTlsPorts = [465, 2465];

/**
 * Hands a mail to the mail server; rejects with the library's error when that
 * refuses, or is silent for too long. The password never travels unencrypted,
 * except to this machine itself (the embedded inbox).
 */
export async function send(mail: Mail, smtp: Configuration["smtp"]): Promise<void> {
  const transport = openTransport(smtp);
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}

/** Logs in at the mail server and sends nothing; rejects as `send` does. */
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
    // A visitor waits for the answer, so give up in seconds instead of the library's minutes.
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    // Our texts hold no paths or addresses to fetch, and a visitor's must not become one.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Whether there is no talking to the server at all. A connection that breaks or falls
 * silent later may be the fault of the one mail, and must not keep the others waiting.
 */
export function isUnreachable(error: unknown): boolean {
  const { code = "", message } = error as { code?: string; message?: string };
  // The library's word for silence in the middle of a mail is just "Timeout".
  if (code === "ETIMEDOUT") return message !== "Timeout";
  return ["ESOCKET", "EDNS", "EAUTH"].includes(code);
}
