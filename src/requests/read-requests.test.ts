import { expect, test, vi } from "vitest";
import { rowOf, storedQuote } from "../../tests/sample-request";
import { readOthers } from "./read-requests";
import type { StoredRequest } from "./stored-request";

test("only the same number or e-mail address is the same customer", async () => {
  const request = { ...storedQuote, phone: "06 12345678", email: "an@example.nl" };
  const requests: StoredRequest[] = [
    request,
    { ...request, id: 2, email: "jan@example.nl", phone: "06 10000000" },
    { ...request, id: 3, email: "AN@example.nl", phone: "06 10000000" },
    { ...request, id: 4, email: "jan@example.nl", phone: "+31 6 12345678" },
    { ...request, id: 5, email: "jan@example.nl", phone: "0032 6 12345678" },
  ];
  localStorage.setItem(
    "staff-session",
    JSON.stringify({
      access_token: "a.b.c",
      refresh_token: "r",
      user: { id: "1" },
      expires_at: 9_999_999_999,
    }),
  );
  vi.stubGlobal("fetch", async () => Response.json(requests.map(rowOf)));
  expect((await readOthers(request)).map(({ id }) => id).sort()).toEqual([3, 4]);
});
