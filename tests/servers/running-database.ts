import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../embedded/database.ts";
import { embeddedKeys } from "../../embedded/environment.ts";
import { restInterface } from "../../embedded/rest-interface.ts";
import { backdate } from "../backdate.ts";

/** Starts a database with a copy of `dataDirectory` behind the REST interface, on a free port. */
export async function startDatabase(dataDirectory: string) {
  const directory = mkdtempSync(join(tmpdir(), "database-"));
  cpSync(dataDirectory, directory, { recursive: true });
  const { app, postgres, close } = await openDatabase(directory);
  const answer = restInterface(app);
  let [callsToCut, isHeld] = [0, false];
  const waitingWork: (() => void)[] = [];
  const server = createServer((request, response) => {
    const work = () => answer(request, response, () => response.writeHead(404).end());
    if (callsToCut-- > 0) request.destroy();
    else if (isHeld) waitingWork.push(work);
    else work();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // Zero keeps idle connections open, because closing a connection may cut off the next request on it.
  server.keepAliveTimeout = 0;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    /** Stores a row as a visitor's browser does. */
    async insert(table: "contact_submissions" | "callback_requests", row: object): Promise<void> {
      const headers = { apikey: embeddedKeys.publishable, "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(row) };
      const response = await fetch(`${url}/rest/v1/${table}`, init);
      if (!response.ok) throw new Error(`It was not stored: ${await response.text()}`);
    },
    empty: () =>
      postgres.exec(
        "delete from public.contact_submissions; delete from public.callback_requests; delete from private.rate_limits; delete from private.sent_mails",
      ),
    exec: (statements: string) => postgres.exec(statements),
    rows: async <Row = Record<string, unknown>>(statement: string) =>
      (await postgres.query<Row>(statement)).rows,
    pass: (time: string) => postgres.exec(backdate(time)),
    /** Keeps all queries waiting until `recover`. */
    hold() {
      isHeld = true;
    },
    /** The number of waiting queries. */
    waitingCalls: () => waitingWork.length,
    /** Cuts off this many calls, or all calls until `recover`. */
    goDown(calls = Number.POSITIVE_INFINITY) {
      callsToCut = calls;
    },
    recover() {
      [callsToCut, isHeld] = [0, false];
      for (const work of waitingWork.splice(0)) work();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
