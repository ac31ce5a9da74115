import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { withFunction } from "../parts/running-function.ts";
import { quote } from "../sample-quote.ts";
import { startParts } from "./parts.ts";

const { database, secrets, store, callAsScheduler } = await startParts();

const directory = mkdtempSync(join(tmpdir(), "tls-"));
const openssl = (command: string) =>
  execFileSync("openssl", command.split(" "), { cwd: directory, stdio: "pipe" });
const newKey = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
openssl(`req -x509 ${newKey} -keyout ca.key -out ca.pem -days 2 -subj /CN=test`);
openssl(
  `req ${newKey} -keyout key.pem -out leaf.csr -subj /CN=localhost -addext subjectAltName=DNS:localhost`,
);
openssl("x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -copy_extensions copy -days 2 -out cert.pem");

let received = 0;
const mailServer = new SMTPServer({
  secure: true,
  key: readFileSync(join(directory, "key.pem")),
  cert: readFileSync(join(directory, "cert.pem")),
  onAuth: (_auth, _session, callback) => callback(null, { user: "function" }),
  onData(stream, _session, callback) {
    received++;
    stream.resume().on("end", callback);
  },
});
mailServer.listen(2465, "127.0.0.1");
afterAll(() => {
  mailServer.close();
  rmSync(directory, { recursive: true });
});

// By its name, as the library looks for all addresses of a name at once.
const tls = { SMTP_HOST: "localhost", SMTP_PORT: "2465", DENO_CERT: join(directory, "ca.pem") };

test.each([
  ["runs hosted functions", true],
  ["runs here", false],
])("the Deno that %s delivers with TLS from the first byte", async (_, isHosted) => {
  await store("contact_submissions", quote);
  await database.pass("2 minutes");
  const before = received;
  await withFunction(
    { ...secrets, ...tls },
    async ({ url }) => expect(await callAsScheduler(url)).toEqual([200, { ok: true, sent: 1, failed: 0 }]),
    isHosted,
  );
  expect(received).toBe(before + 1);
});
