import { exec } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailAccount } from "../../embedded/mail-server.ts";
import { startScriptedMailServer } from "../../tests/servers/scripted-mail-server.ts";
import { tryMailServer } from "./mail.ts";

let server: Awaited<ReturnType<typeof startScriptedMailServer>>;
beforeAll(async () => {
  server = await startScriptedMailServer();
});
afterAll(() => server.stop());

/** What the command learns of a mail server before it goes on. */
async function problemWith(password: string): Promise<string> {
  const env = {
    ...process.env,
    MAIL_FROM: "website@vandam.nl",
    MAIL_TO: "piet@vandam.nl",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(server.port),
    SMTP_USER: mailAccount.user,
    SMTP_PASSWORD: password,
  };
  return (await promisify(exec)(tryMailServer, { env })).stdout;
}

test("a mail server that takes sender and recipient is no problem", async () => {
  expect(await problemWith(mailAccount.password)).toBe("");
});

test("trying a mail server sends nothing", async () => {
  await problemWith(mailAccount.password);
  expect(server.offered).toEqual([]);
});

test("a wrong password is refused in the server's own words", async () => {
  expect(await problemWith("wrong")).toContain("535 another password");
});

test("a sender that is not the account's is refused in the server's words", async () => {
  server.fault = "no sender";
  expect(await problemWith(mailAccount.password)).toContain("550 no sender");
});
