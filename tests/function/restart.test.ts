import { expect, inject, test } from "vitest";
import { embeddedKeys } from "../../embedded/environment.ts";
import { startDatabase } from "../../embedded/parts/running-database.ts";
import { secretsFor, withFunction } from "../../embedded/parts/running-function.ts";
import { startScriptedMailServer } from "../../embedded/parts/scripted-mail-server.ts";

test("an edge function that somebody killed is reported, started again, and mails what came meanwhile", async () => {
  const database = await startDatabase(inject("newData"));
  const mailServer = await startScriptedMailServer();
  const headers = { "x-scheduler-secret": embeddedKeys.schedulerSecret };
  try {
    await withFunction(secretsFor(mailServer.port, database.url), async ({ url, pid, log }) => {
      for (const name of ["Jan", "Piet"]) {
        process.kill(pid() ?? 0, "SIGKILL");
        await database.insert("callback_requests", { name, phone: "06" });
        const answer = () => fetch(url, { method: "POST", headers }).then((response) => response.status);
        await expect.poll(() => answer().catch(() => "no answer")).toBe(200);
      }
      expect(log().match(/The edge function ended \(SIGKILL\) and is started again\./g)).toHaveLength(2);
    });
    expect(mailServer.accepted).toHaveLength(2);
  } finally {
    await mailServer.stop();
    await database.stop();
  }
});
