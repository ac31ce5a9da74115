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

/** Tries a mail server as the command does. Returns the server's error, or an empty text. */
async function errorOf(password = mailAccount.password, port = server.port): Promise<unknown> {
  const env = {
    ...process.env,
    MAIL_FROM: "website@vandam.nl",
    MAIL_TO: "piet@vandam.nl",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(port),
    SMTP_USER: mailAccount.user,
    SMTP_PASSWORD: password,
  };
  const { stdout } = await promisify(exec)(tryMailServer, { env });
  return stdout && JSON.parse(stdout);
}

test("a mail server that takes sender and recipient is no problem", async () => {
  expect(await errorOf()).toBe("");
});

test("trying a mail server sends nothing", async () => {
  await errorOf();
  expect(server.offered).toEqual([]);
});

test("a wrong password is one of the log-in, in the server's own words", async () => {
  expect(await errorOf("wrong")).toEqual({
    code: "EAUTH",
    message: expect.stringContaining("535 another password"),
  });
});

test.each(["no sender", "no recipient"] as const)(
  "%s that is accepted is one of an address",
  async (fault) => {
    server.fault = fault;
    expect(await errorOf()).toEqual({ code: "EENVELOPE", message: expect.stringContaining(`550 ${fault}`) });
  },
);

test("a server that is not there is one of the connection", async () => {
  const error = (await errorOf(mailAccount.password, 1)) as { code: string };
  expect(error.code).not.toMatch(/EAUTH|EENVELOPE/);
});
