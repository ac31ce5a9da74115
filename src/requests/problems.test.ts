import { AuthApiError, AuthUnknownError, PostgrestError } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { problemOf } from "./problems.ts";

const refusal = (code: string) => new PostgrestError({ message: "", details: "", hint: "", code });

test.each([
  ["a lost network", new TypeError("Failed to fetch"), "noConnection"],
  ["a server without words", refusal(""), "serverFault"],
  ["a token that PostgREST refuses", refusal("PGRST303"), "serverFault"],
  ["a gateway that answers 401", new AuthApiError("", 401, undefined), "serverFault"],
  ["a session that auth refuses", new AuthApiError("", 401, "session_expired"), "noSession"],
  // Supabase answers for a paused project with status 540 and no message.
  ["a paused project", new AuthUnknownError("", new Response(null, { status: 540 })), "serverFault"],
  ["a full device", new DOMException("", "QuotaExceededError"), "noSpace"],
  ["a change of a request that is gone", refusal("PGRST116"), "noRequest"],
  ["a note for a request that is gone", refusal("23503"), "noRequest"],
])("%s is told apart", (_, error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
