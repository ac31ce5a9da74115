import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { photo } from "../sample-photo.ts";
import { quote } from "../sample-quote.ts";
import { withFunction } from "../servers/running-function.ts";
import { startFunction } from "./start-function.ts";

const { database, mailServer, secrets, edgeFunction, storeQuote, ...calls } = await startFunction();
const roof = await photo();

beforeEach(() => storeQuote());

/** Sends a photograph as src/photos/send-photo.ts does. Returns "stored" or the code of the refusal. */
async function sendPhoto(file?: Uint8Array, changes: object = {}, url = edgeFunction.url): Promise<string> {
  const response = await fetch(url, { method: "POST", body: formOf(file, changes) }).catch(() => undefined);
  // The function may answer and close the connection before it has read the body.
  if (!response) return "cut off";
  const { error } = (await response.json()) as { error?: { code: string } };
  expect(response.status === 201).toBe(error === undefined);
  return error?.code ?? "stored";
}

function formOf(file?: Uint8Array, changes: object = {}): FormData {
  const form = new FormData();
  form.set("quote", JSON.stringify({ ...quote, ...changes }));
  if (file) form.set("photo", new Blob([new Uint8Array(file)], { type: "image/jpeg" }));
  return form;
}

/** Calls as the scheduler three minutes later, because the scheduler leaves a new request to the browser for two. */
async function callAsScheduler() {
  await database.pass("3 minutes");
  expect((await calls.callAsScheduler())[0]).toBe(200);
}

const attachments = (mail = "") => mail.match(/filename=foto-\d\.jpg/g) ?? [];

test("photographs go with the mail about their request", async () => {
  for (const file of [roof, await photo(40, 40)]) expect(await sendPhoto(file)).toBe("stored");
  await callAsScheduler();
  const [mail = ""] = mailServer.accepted;
  expect(attachments(mail)).toEqual(["filename=foto-1.jpg", "filename=foto-2.jpg"]);
});

test("a photograph arrives in the mail as it was sent", async () => {
  await sendPhoto(roof);
  await callAsScheduler();
  const [mail = ""] = mailServer.accepted;
  expect(mail).toContain("Content-Type: image/jpeg");
  expect(mail.replaceAll("\r\n", "")).toContain(roof.toString("base64"));
});

test("a photograph that comes after the mail is stored", async () => {
  await callAsScheduler();
  expect(await sendPhoto(roof)).toBe("stored");
  expect(mailServer.accepted).toHaveLength(1);
});

describe("where the mail server takes no attachments", () => {
  beforeEach(async () => {
    mailServer.decide((_, mail) => (attachments(mail).length > 0 ? "refuse for good" : "accept"));
    await sendPhoto(roof);
    await callAsScheduler();
  });

  test("the request is mailed without", () => {
    const [mail = "", ...more] = mailServer.accepted;
    expect([attachments(mail), more]).toEqual([[], []]);
  });
});

test("one mail with photographs goes at a time", async () => {
  const letGo = mailServer.holdBack((_, mail) => attachments(mail).length > 0);
  await storeQuote({ name: "Els" });
  for (const name of [quote.name, "Els"]) expect(await sendPhoto(roof, { name })).toBe("stored");
  await database.pass("3 minutes");
  const both = calls.callAsScheduler();
  await expect.poll(() => mailServer.offered).toHaveLength(1);
  await storeQuote({ name: "Piet" });
  await calls.callAsBrowser({ name: "Piet" });
  // The test waits until Piet's mail is leased and queued behind the others.
  await expect.poll(() => database.rows("select from private.outbox where lease is null")).toEqual([]);
  expect(mailServer.offered).toHaveLength(1);
  letGo();
  expect(await both).toEqual([200, { ok: true, sent: 2, failed: 0 }]);
  await expect.poll(() => mailServer.accepted).toHaveLength(3);
});

/** Opens calls that never send the end of their photograph. The returned function closes the calls. */
async function hang(count: number, url: string) {
  const head =
    "POST / HTTP/1.1\r\nhost: site.example\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 60000\r\n\r\n";
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
      // The function may refuse a call, and close the connection, before the call is fully written.
      await new Promise((resolve) => socket.once("close", resolve).write(head.padEnd(59_000), resolve));
      return socket;
    }),
  );
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

test("photographs that do not come keep no mail waiting", async () => {
  const letGo = await hang(40, edgeFunction.url);
  const { status } = await calls.callAsBrowser();
  expect(status).toBe(202);
  letGo();
});

describe("a photograph is refused and not stored", () => {
  afterEach(async () => expect(await database.rows("select from private.photos")).toEqual([]));

  test("for a request that does not exist", async () => {
    // The test polls, because the answer is "busy" while the database is slow.
    await expect.poll(() => sendPhoto(roof, { message: "Iets anders" })).toBe("unknown");
  });

  test("when it is another file", async () => {
    expect(await sendPhoto(Buffer.from("<svg onload='alert(1)'/>"))).toBe("not_a_photo");
  });

  test("when there is none", async () => {
    expect(await sendPhoto()).toBe("not_a_photo");
  });

  test("when its form lacks the end", async () => {
    const whole = new Request(edgeFunction.url, { method: "POST", body: formOf(roof) });
    const bytes = Buffer.from(await whole.arrayBuffer());
    const headers = { "content-type": whole.headers.get("content-type") ?? "" };
    const response = await fetch(whole.url, { method: "POST", headers, body: bytes.subarray(0, -80) });
    expect(response.status).toBe(400);
  });
});

/** The peak memory of a function's process, in MB. */
function peakOf(pid: number | undefined): number {
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(peak) / 1024;
}

describe.runIf(process.platform === "linux")("within the 256 MB of a hosted function", () => {
  test("a hundred photographs at once fit", async () => {
    const file = Buffer.concat([roof, Buffer.alloc(photoLimits.bytes - roof.length)]);
    // The form is written once, because writing a form takes longer than sending it.
    const form = new Response(formOf(file));
    const headers = { "content-type": form.headers.get("content-type") ?? "" };
    const body = await form.arrayBuffer();
    await withFunction(secrets, async ({ url, pid }) => {
      const send = () => fetch(url, { method: "POST", headers, body }).catch(() => {});
      await Promise.all(Array.from({ length: 100 }, send));
      // The test polls, because the database of a busy machine may answer too late at first.
      await expect.poll(() => sendPhoto(file, {}, url)).toBe("stored");
      expect(peakOf(pid())).toBeLessThan(256);
    });
  });

  test("eight hundred calls that hang take less than 180", async () => {
    await withFunction(secrets, async ({ url, pid }) => {
      const letGo = await hang(800, url);
      // The test polls, because the function answers "busy" while it is still taking the calls that hang.
      await expect.poll(() => sendPhoto(roof, {}, url)).toBe("stored");
      letGo();
      expect(peakOf(pid())).toBeLessThan(180);
    });
  });
});
