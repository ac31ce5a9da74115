// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { quote } from "../../../tests/sample-quote";

vi.stubEnv("VITE_SUPABASE_URL", "/");
vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_test");
const { storeRequest } = await import("./send-request");

const fetch = vi.fn<typeof globalThis.fetch>();
vi.stubGlobal("fetch", fetch);

/** The error of a request whose insert gets this answer. */
async function errorAfter(answer: () => Promise<Response>): Promise<unknown> {
  fetch.mockReset().mockImplementation(answer);
  return (await storeRequest("contact_submissions", quote)).error;
}

const answered = (status: number, body: string | null) => async () => new Response(body, { status });

test.each([
  [200, ""],
  [201, ""],
  [202, ""],
  [204, null],
])("a request answered %i without an error is stored", async (status, body) => {
  expect(await errorAfter(answered(status, body))).toBeNull();
});

test.each([200, 302, 404])("a page of a Wi-Fi portal, answered %i, is a failure", async (status) => {
  expect(await errorAfter(answered(status, "<html>Inloggen</html>"))).toBeTruthy();
});

test.each([400, 429, 503, 520])("a request that is answered %i is sent once", async (status) => {
  expect(await errorAfter(answered(status, "{}"))).toBeTruthy();
  expect(fetch).toHaveBeenCalledOnce();
});

test("a request that is cut off is sent once", async () => {
  expect(await errorAfter(() => Promise.reject(new TypeError("Failed to fetch")))).toBeTruthy();
  expect(fetch).toHaveBeenCalledOnce();
});

test("a request goes on when its page is closed", async () => {
  await errorAfter(answered(201, ""));
  expect(fetch.mock.calls[0]?.[1]?.keepalive).toBe(true);
});
