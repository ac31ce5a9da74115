// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { quote } from "../../../tests/sample-quote";

vi.stubEnv("VITE_SUPABASE_URL", "/");
vi.stubEnv("VITE_SUPABASE_ANON_KEY", "sb_publishable_test");
const { storeRequest } = await import("./send-request");

/** The error of a request whose insert gets this answer. */
async function errorAfter(status: number, body: string | null): Promise<unknown> {
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
  return (await storeRequest("contact_submissions", quote)).error;
}

test("a request that is answered 201 is stored", async () => {
  expect(await errorAfter(201, null)).toBeNull();
});

test.each([
  [200, "<html>Inloggen</html>"],
  [200, "{}"],
  [200, "null"],
  [202, ""],
  [204, null],
  [404, ""],
])("a request answered %i %j is not stored", async (status, body) => {
  expect(await errorAfter(status, body)).toBeTruthy();
});
