// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { quote } from "../../../tests/sample-quote";

vi.stubEnv("VITE_SUPABASE_URL", "/");
vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_test");
const { storeRequest } = await import("./send-request");

let inserts = 0;

/** The error of a request whose insert gets this answer. */
async function errorAfter(answer: () => Promise<Response>): Promise<unknown> {
  inserts = 0;
  vi.stubGlobal("fetch", () => {
    inserts++;
    return answer();
  });
  return (await storeRequest("contact_submissions", quote)).error;
}

const answered = (status: number, body: string | null) => async () => new Response(body, { status });

test("a request that is answered 201 is stored", async () => {
  expect(await errorAfter(answered(201, null))).toBeNull();
});

test.each([
  [200, "<html>Inloggen</html>"],
  [200, "{}"],
  [200, "null"],
  [202, ""],
  [204, null],
  [404, ""],
])("a request answered %i %j is not stored", async (status, body) => {
  expect(await errorAfter(answered(status, body))).toBeTruthy();
});

test.each([400, 429, 503, 520])("a request that is answered %i is sent once", async (status) => {
  expect(await errorAfter(answered(status, "{}"))).toBeTruthy();
  expect(inserts).toBe(1);
});

test("a request that is cut off is sent once", async () => {
  expect(await errorAfter(() => Promise.reject(new TypeError("Failed to fetch")))).toBeTruthy();
  expect(inserts).toBe(1);
});
