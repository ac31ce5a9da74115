import { AuthApiError, AuthUnknownError, PostgrestError } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { problemOf } from "./problems";

const refusal = (code: string) => new PostgrestError({ message: "", details: "", hint: "", code });

test.each([
  ["a lost network", new TypeError("Failed to fetch"), "offline"],
  ["a server without words", refusal(""), "broken"],
  ["a token that PostgREST refuses", refusal("PGRST303"), "broken"],
  ["a gateway that answers 401", new AuthApiError("", 401, undefined), "broken"],
  ["a session that auth refuses", new AuthApiError("", 401, "session_expired"), "expired"],
  // Supabase answers for a paused project with status 540 and no message.
  ["a paused project", new AuthUnknownError("", new Response(null, { status: 540 })), "broken"],
  ["a full device", new DOMException("", "QuotaExceededError"), "full"],
  ["a change of a request that is gone", refusal("PGRST116"), "gone"],
  ["a note for a request that is gone", refusal("23503"), "gone"],
])("%s is told apart", (_, error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
