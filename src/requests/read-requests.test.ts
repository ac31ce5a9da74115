import { expect, test, vi } from "vitest";
import { rowOf, storedQuote, storeSession } from "../../tests/sample-request.ts";
import { readOthers } from "./read-requests.ts";
import type { StoredRequest } from "./stored-request.ts";

test("only the same number or e-mail address is the same customer", async () => {
  const request = { ...storedQuote, phone: "06 12345678", email: "an@example.nl" };
  const requests: StoredRequest[] = [
    request,
    { ...request, id: 2, email: "jan@example.nl", phone: "06 10000000" },
    { ...request, id: 3, email: "AN@example.nl", phone: "06 10000000" },
    { ...request, id: 4, email: "jan@example.nl", phone: "+31 6 12345678" },
    { ...request, id: 5, email: "jan@example.nl", phone: "0032 6 12345678" },
  ];
  storeSession();
  vi.stubGlobal("fetch", async () => Response.json(requests.map(rowOf)));
  expect((await readOthers(request)).map(({ id }) => id).sort()).toEqual([3, 4]);
});
