import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EdgeFunction, startEdgeFunction } from "../../embedded/edge-function.ts";
import { readConfiguration } from "../../supabase/functions/send-quote-email/configuration.ts";
import { hostedDeno, secretsFor, testCompany } from "../servers/running-function.ts";

const secrets: Record<string, string | undefined> = secretsFor(465, "http://127.0.0.1:1");
const read = (changes: typeof secrets) =>
  readConfiguration((name) => ({ ...secrets, ...changes })[name], testCompany);

const requiredNames = Object.keys(secrets).filter((name) => !/_PORT|_KEYS/.test(name));

describe("without its secrets the function", () => {
  const blank = Object.fromEntries(requiredNames.map((name) => [name, " "]));
  let edgeFunction: EdgeFunction;
  beforeAll(async () => {
    edgeFunction = await startEdgeFunction(blank, testCompany, undefined, hostedDeno);
  });
  afterAll(() => edgeFunction.stop());
  const call = () => fetch(edgeFunction.url, { method: "POST" });

  test("answers 500", async () => {
    const response = await call();
    expect([response.status, await response.json()]).toMatchObject([
      500,
      { error: { code: "not_configured" } },
    ]);
  });

  test("says in its log what is not set", async () => {
    await call();
    expect(edgeFunction.log()).toContain("MAIL_TO is not set.");
  });

  test("names none of them to a stranger", async () => {
    const answer = await (await call()).text();
    expect(requiredNames.filter((name) => answer.includes(name))).toEqual([]);
  });
});

test.each(requiredNames)("%s is said to be missing", (name) => {
  expect(() => read({ [name]: " " })).toThrow(`${name} is not set.`);
});

test("a site with and one without www may call", () => {
  const sites = ["https://www.dak.example", "https://dak.example"];
  expect(read({ ALLOWED_ORIGINS: sites.join("/, ") }).allowedOrigins).toEqual(sites);
});

test("SMTP_PORT is 465, which works on hosted Supabase, unless it is set", () => {
  expect(read({ SMTP_PORT: undefined }).smtp.port).toBe(465);
});

test.each([
  ["SMTP_PORT", "25", "SMTP_PORT 25 is blocked on hosted Supabase; use 465."],
  ["SMTP_PORT", "587", "SMTP_PORT 587 is blocked on hosted Supabase; use 465."],
  ["SMTP_PORT", "70000", "SMTP_PORT is not a port number."],
  ["SUPABASE_SECRET_KEYS", "null", "SUPABASE_SECRET_KEYS has no key named default."],
  ["SCHEDULER_SECRET", "kort", "SCHEDULER_SECRET is under 16 characters."],
  ["MAIL_TO", "jan@dak.example, els@dak.example", "MAIL_TO is not one plain e-mail address."],
  ["MAIL_FROM", "Dakbedrijf <website@dak.example>", "MAIL_FROM is not one plain e-mail address."],
])("%s %j gets its reason", (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(message);
});
