import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { photo } from "../sample-photo.ts";
import { quote } from "../sample-quote.ts";
import { withFunction } from "../servers/running-function.ts";
import { startFunction } from "./start-function.ts";

const { database, mailServer, secrets, edgeFunction, storeQuote, ...started } = await startFunction();
const roof = await photo();

beforeEach(() => storeQuote());

/** Sends photographs as src/photos/send-photos.ts does: "stored", or the code of the refusal. */
async function sendPhotos(files: Uint8Array[], of: object = {}, to = edgeFunction.url): Promise<string> {
  const response = await fetch(to, { method: "POST", body: formOf(files, of) }).catch(() => undefined);
  // The answer may come before the body is read, which ends the connection.
  if (!response) return "cut off";
  const { error } = (await response.json()) as { error?: { code: string } };
  expect(response.status === 201).toBe(error === undefined);
  return error?.code ?? "stored";
}

function formOf(files: Uint8Array[], of: object): FormData {
  const form = new FormData();
  form.set("quote", JSON.stringify({ ...quote, ...of }));
  for (const file of files) form.append("photo", new Blob([new Uint8Array(file)], { type: "image/jpeg" }));
  return form;
}

/** Calls as the scheduler some minutes later, because it leaves a new request to the browser for two. */
async function callAsScheduler() {
  await database.pass("3 minutes");
  expect((await started.callAsScheduler())[0]).toBe(200);
}

const stored = () => database.rows<{ content: Uint8Array }>("select content from private.photos");
const attachments = (mail = "") => mail.match(/filename=foto-\d\.jpg/g) ?? [];

const asFirstSent = async () => [roof, await photo(40, 40)];

test("photographs go with the mail about their request", async () => {
  expect(await sendPhotos(await asFirstSent())).toBe("stored");
  await callAsScheduler();
  const [mail = ""] = mailServer.accepted;
  expect(attachments(mail)).toEqual(["filename=foto-1.jpg", "filename=foto-2.jpg"]);
});

test("photographs arrive in the mail as they were sent", async () => {
  await sendPhotos([roof]);
  await callAsScheduler();
  const [mail = ""] = mailServer.accepted;
  expect(mail).toContain("Content-Type: image/jpeg");
  expect(mail.replaceAll("\r\n", "")).toContain(roof.toString("base64"));
});

test("photographs that come after the mail go in a mail of their own", async () => {
  await callAsScheduler();
  expect(await sendPhotos(await asFirstSent())).toBe("stored");
  expect(mailServer.accepted.map((mail) => attachments(mail).length)).toEqual([0, 2]);
});

describe("where the mail server takes no attachments", () => {
  beforeEach(async () => {
    mailServer.decide((_, mail) => (attachments(mail).length > 0 ? "refuse for good" : "accept"));
    await sendPhotos([roof]);
    await callAsScheduler();
  });

  test("the request is mailed without", () => {
    const [mail = "", ...more] = mailServer.accepted;
    expect([attachments(mail), more]).toEqual([[], []]);
  });

  test("later photographs are stored too", async () => {
    expect(await sendPhotos([await photo(40, 40)])).toBe("stored");
    expect(await stored()).toHaveLength(2);
  });
});

test("one mail with photographs goes at a time", async () => {
  const letGo = mailServer.holdBack((_, mail) => attachments(mail).length > 0);
  await storeQuote({ name: "Els" });
  for (const name of [quote.name, "Els"]) expect(await sendPhotos([roof], { name })).toBe("stored");
  await database.pass("3 minutes");
  const both = started.callAsScheduler();
  await expect.poll(() => mailServer.offered).toHaveLength(1);
  await storeQuote({ name: "Piet" });
  await started.callAsBrowser({ name: "Piet" });
  // Wait until it is leased and queued behind the others.
  await expect.poll(() => database.rows("select from private.outbox where lease is null")).toEqual([]);
  expect(mailServer.offered).toHaveLength(1);
  letGo();
  expect(await both).toEqual([200, { ok: true, sent: 2, failed: 0 }]);
  await expect.poll(() => mailServer.accepted).toHaveLength(3);
});

describe("photographs are refused and not stored", () => {
  afterEach(async () => expect(await stored()).toEqual([]));

  test("for a request that does not exist", async () => {
    // A slow database is "busy" at first.
    await expect.poll(() => sendPhotos([roof], { message: "Iets anders" })).toBe("unknown");
  });

  test("beside a file that is no photograph", async () => {
    expect(await sendPhotos([roof, Buffer.from("<svg onload='alert(1)'/>")])).toBe("not_a_photo");
  });

  test("when there are none", async () => {
    expect(await sendPhotos([])).toBe("not_a_photo");
  });

  test("when the end is cut off", async () => {
    const whole = new Request(edgeFunction.url, { method: "POST", body: formOf([roof], {}) });
    const bytes = Buffer.from(await whole.arrayBuffer());
    const headers = { "content-type": whole.headers.get("content-type") ?? "" };
    const response = await fetch(whole.url, { method: "POST", headers, body: bytes.subarray(0, -80) });
    expect(response.status).toBe(400);
  });

  test("when there is one too many, before any is opened", async () => {
    expect(await sendPhotos(Array(photoLimits.perRequest + 1).fill(Buffer.from("x")))).toBe("full");
  });
});

/** The peak memory of a function's process, in MB. */
function peakOf(pid: number | undefined): number {
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(peak) / 1024;
}

describe.runIf(process.platform === "linux")("within the 256 MB of a hosted function", () => {
  test("a hundred forms at once fit", async () => {
    const files = Array.from({ length: photoLimits.perRequest }, (_, index) =>
      Buffer.concat([roof, Buffer.alloc(photoLimits.bytes - roof.length, index)]),
    );
    // Written once, because that takes longer than to send it.
    const form = new Response(formOf(files, {}));
    const headers = { "content-type": form.headers.get("content-type") ?? "" };
    const body = await form.arrayBuffer();
    await withFunction(secrets, async ({ url, pid }) => {
      const send = () => fetch(url, { method: "POST", headers, body }).catch(() => {});
      await Promise.all(Array.from({ length: 100 }, send));
      // The database of a busy machine may answer too late at first.
      await expect.poll(() => sendPhotos(files, {}, url)).toBe("stored");
      expect(peakOf(pid())).toBeLessThan(256);
    });
  });

  test("a form that comes byte by byte fits", async () => {
    await withFunction(secrets, async ({ url, pid }) => {
      const form = new Response(formOf([], {}));
      const bytes = Buffer.from(`${(await form.text()).replace(/--\S+--\r\n$/, "")}${"x".repeat(20_000)}`);
      const head = `POST / HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\ntransfer-encoding: chunked\r\n`;
      const chunks = [...bytes.toString("latin1")].map((byte) => `1\r\n${byte}\r\n`).join("");
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.write(
        `${head}content-type: ${form.headers.get("content-type")}\r\n\r\n${chunks}0\r\n\r\n`,
        "latin1",
      );
      expect(await text(socket)).toContain("not_a_photo");
      expect(peakOf(pid())).toBeLessThan(256);
    });
  });

  test("eight hundred calls that hang take less than 180", async () => {
    await withFunction(secrets, async ({ url, pid }) => {
      const head = "POST / HTTP/1.1\r\nhost: site.example\r\ncontent-length: 60000\r\n\r\n";
      const sockets = await Promise.all(
        Array.from({ length: 800 }, async () => {
          const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
          // The function may refuse a call before it is fully written.
          await new Promise((done) => socket.once("close", done).write(head.padEnd(59_000), done));
          return socket;
        }),
      );
      // The function may still be taking calls of those, and is then "busy" at first.
      await expect.poll(() => sendPhotos([roof], {}, url)).toBe("stored");
      for (const socket of sockets) socket.destroy();
      expect(peakOf(pid())).toBeLessThan(180);
    });
  });
});
