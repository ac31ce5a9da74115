import { expect, test } from "vitest";
import { readConfiguration } from "../../supabase/functions/send-quote-email/configuration.ts";
import { secretsFor, testCompany, withFunction } from "../parts/running-function.ts";

const working: Record<string, string | undefined> = secretsFor(465, "http://127.0.0.1:1");
const read = (changes: typeof working) =>
  readConfiguration((name) => ({ ...working, ...changes })[name], testCompany);

test("without its secrets the answer is 500, and the log names every one of them, the answer none", async () => {
  const required = Object.keys(working).filter((name) => !/_PORT|_KEYS/.test(name));
  await withFunction(Object.fromEntries(required.map((name) => [name, " "])), async ({ url, log }) => {
    const response = await fetch(url, { method: "POST" });
    const answer = await response.text();
    expect([response.status, answer]).toEqual([500, expect.stringContaining('"not_configured"')]);
    for (const name of required) {
      expect(answer).not.toContain(name);
      expect(log()).toContain(`${name} is not set.`);
    }
  });
});

test("SMTP_PORT is 465 where it is not set, which works there", () => {
  expect(read({ SMTP_PORT: undefined }).smtp.port).toBe(465);
});

test.each([
  [{ SMTP_PORT: "25" }, "SMTP_PORT 25 is blocked on hosted Supabase; use 465."],
  [{ SMTP_PORT: "70000" }, "SMTP_PORT is not a port number."],
  [{ SUPABASE_SECRET_KEYS: "null" }, "SUPABASE_SECRET_KEYS has no key named default."],
  [{ SCHEDULER_SECRET: "kort" }, "SCHEDULER_SECRET is under 16 characters."],
  [{ MAIL_TO: "jan@dak.example, els@dak.example" }, "MAIL_TO is not one plain e-mail address."],
  [{ MAIL_FROM: "Dakbedrijf <website@dak.example>" }, "MAIL_FROM is not one plain e-mail address."],
] as const)("%j is named with what is wrong", (changes, message) => {
  expect(() => read(changes)).toThrow(message);
});
