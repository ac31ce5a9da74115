import { afterEach, expect, test, vi } from "vitest";
import { quote } from "../../tests/sample-quote";
import { sendPhoto } from "./photos";

vi.mock("./env", () => ({ env: { supabaseUrl: "http://localhost:1", supabaseKey: "sb_publishable_test" } }));

afterEach(() => vi.unstubAllGlobals());

const send = (answer: () => Promise<Response>) => {
  vi.stubGlobal("fetch", answer);
  vi.spyOn(console, "error").mockImplementation(() => {});
  return sendPhoto(quote, crypto.randomUUID(), new Blob(["x"], { type: "image/jpeg" }));
};
const refuse = (status: number, code: string) => async () => Response.json({ error: { code } }, { status });

test("a photograph is sent when the function says so", async () => {
  expect(await send(async () => Response.json({ ok: true }, { status: 201 }))).toEqual({ sent: true });
});

test.each([
  [429, "full"],
  [410, "late"],
  [404, "unknown"],
])("answer %i is the refusal %s, which sending again does not change", async (status, code) => {
  expect(await send(refuse(status, code))).toEqual({ sent: false, refusal: code });
});

test.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a busy backend", refuse(503, "busy")],
  ["a gateway's page", async () => new Response("<html>", { status: 502 })],
])("%s is no refusal: it can be sent again", async (_, answer) => {
  expect(await send(answer)).toEqual({ sent: false });
});
