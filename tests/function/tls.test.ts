import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSecureContext } from "node:tls";
import { afterAll, expect, test } from "vitest";
import { findFreePort } from "../../embedded/ports.ts";
import { secretsFor, withFunction } from "../servers/running-function.ts";
import { startScriptedMailServer } from "../servers/scripted-mail-server.ts";
import { askReadiness } from "./start-function.ts";

const directory = mkdtempSync(join(tmpdir(), "tls-"));
const [key, cert] = [join(directory, "key.pem"), join(directory, "cert.pem")];
const subject = "-subj /CN=localhost -addext subjectAltName=DNS:localhost -addext basicConstraints=CA:FALSE";
const newKey = `-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout ${key}`;
execFileSync("openssl", `req -x509 ${newKey} -out ${cert} ${subject}`.split(" "), { stdio: "pipe" });

const tls = { key: readFileSync(key), cert: readFileSync(cert) };
const mailServer = await startScriptedMailServer(
  {
    ...tls,
    secure: true,
    // The handshake is as slow as with a server far away.
    SNICallback: (_, answer) => setTimeout(answer, 1_500, null, createSecureContext(tls)),
  },
  // The function expects TLS from the first byte on these ports, as on 465.
  await findFreePort(() => 1_465 + 1_000 * randomInt(9)),
);
afterAll(async () => {
  await mailServer.stop();
  rmSync(directory, { recursive: true });
});

// SMTP_HOST is a name, because the certificate is for a name and the library looks up only names.
const secrets = {
  ...secretsFor(mailServer.port, "http://127.0.0.1:1"),
  SMTP_HOST: "localhost",
  DENO_CERT: cert,
};

test.each([
  ["runs hosted functions", true],
  ["runs here", false],
])("the Deno that %s reaches a mail server with TLS from the first byte", async (_, isHosted) => {
  // The test polls, because on a busy machine the function may give up on the server after five seconds.
  await withFunction(
    secrets,
    ({ url }) => expect.poll(() => askReadiness(url)).toEqual({ mailProblem: null }),
    isHosted,
  );
});

test("a mail server without TLS gets no password", async () => {
  // A free port that happens to end in 465 is no port for TLS.
  const port = await findFreePort(() => 20_465 + 1_000 * randomInt(12));
  const plainServer = await startScriptedMailServer({}, port);
  const elsewhere = { ...secretsFor(plainServer.port, "http://127.0.0.1:1"), SMTP_HOST: "localhost" };
  const answer = await withFunction(elsewhere, ({ url }) => askReadiness(url));
  expect(answer).toEqual({ mailProblem: expect.stringContaining("STARTTLS") });
  await plainServer.stop();
});
