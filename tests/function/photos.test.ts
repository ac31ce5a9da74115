import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { extract } from "letterparser";
import { beforeEach, expect, test } from "vitest";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { withFunction } from "../parts/running-function.ts";
import { messageIdOf } from "../parts/scripted-mail-server.ts";
import { photo } from "../sample-photo.ts";
import { quote } from "../sample-quote.ts";
import { startParts } from "./parts.ts";

const { database, mailServer, secrets, edgeFunction, storeQuote, ...parts } = await startParts();
const roof = await photo();

beforeEach(() => storeQuote());

/** Sends photographs as src/photos/send-photos.ts does: "stored", or the code of the refusal. */
async function sendPhotos(files: Uint8Array[], of: object = {}, to = edgeFunction.url): Promise<string> {
  const response = await fetch(to, { method: "POST", body: formOf(files, of) }).catch(() => undefined);
  // The answer may come before the body was read, and the connection ends then.
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

/** As a few minutes later: a new request is left to its browser for two. */
async function callAsScheduler() {
  await database.pass("3 minutes");
  expect((await parts.callAsScheduler())[0]).toBe(200);
}

const stored = () => database.rows<{ content: Uint8Array }>("select content from private.photos");
const attachments = (mail = "") => mail.match(/filename=foto-\d\.jpg/g) ?? [];

test("photographs go with the request's mail, and again where the mail server wanted it later", async () => {
  const second = await photo(40, 40);
  expect(await sendPhotos([roof, second])).toBe("stored");
  mailServer.decide(() => "refuse for now");
  await callAsScheduler();
  mailServer.decide(() => "accept");
  await callAsScheduler();
  await callAsScheduler();
  const [mail = "", ...more] = mailServer.accepted;
  expect(more).toEqual([]);
  expect(attachments(mail)).toEqual(["filename=foto-1.jpg", "filename=foto-2.jpg"]);
  for (const file of [roof, second]) expect(mail.replaceAll("\r\n", "")).toContain(file.toString("base64"));
  expect(mail.match(/Content-Type: image\/jpeg/g)).toHaveLength(2);
});

test("photographs that come late go in one more mail in its thread, and later ones are at /aanvragen", async () => {
  await callAsScheduler();
  expect(await sendPhotos([roof, await photo(40, 40)])).toBe("stored");
  // Again, as after an answer that was lost; then another, almost an hour after the request.
  expect(await sendPhotos([roof, await photo(40, 40)])).toBe("stored");
  await database.pass("56 minutes");
  expect(await sendPhotos([await photo(50, 50)])).toBe("stored");
  await callAsScheduler();
  const [first = "", second = "", ...more] = mailServer.accepted;
  expect(more).toEqual([]);
  expect([attachments(first), attachments(second)].map(({ length }) => length)).toEqual([0, 2]);
  expect(second).toContain(`In-Reply-To: ${messageIdOf(first)}`);
  expect(second).toContain(`References: ${messageIdOf(first)}`);
  expect(messageIdOf(second)).not.toBe(messageIdOf(first));
  expect(second).toContain("Subject: Re: Offerteaanvraag van Jan de Vries: Dakgoten");
  expect(await stored()).toHaveLength(3);
});

test("a mail server that takes no attachment gets the request without, and photographs are stored", async () => {
  mailServer.decide((_, mail) => (attachments(mail).length > 0 ? "refuse for good" : "accept"));
  await sendPhotos([roof]);
  await callAsScheduler();
  await database.pass("10 minutes");
  await callAsScheduler();
  expect(await sendPhotos([await photo(40, 40)])).toBe("stored");
  expect(mailServer.accepted.map((mail) => attachments(mail).length)).toEqual([0]);
  expect(extract(mailServer.accepted[0] ?? "").text).toContain("Foto’s: 1, te zien in uw lijst");
  expect(await stored()).toHaveLength(2);
});

test("one mail with photographs goes at a time, as several fill the memory", async () => {
  const letGo = mailServer.holdBack((_, mail) => attachments(mail).length > 0);
  await storeQuote({ name: "Els" });
  for (const name of [quote.name, "Els"]) expect(await sendPhotos([roof], { name })).toBe("stored");
  await database.pass("3 minutes");
  const both = parts.callAsScheduler();
  await expect.poll(() => mailServer.offered).toHaveLength(1);
  await database.insert("callback_requests", { name: "Piet", phone: "06" });
  const third = parts.callAsScheduler();
  // Leased, and in its turn behind the others.
  await expect.poll(() => database.rows("select from private.outbox where lease is null")).toEqual([]);
  expect(mailServer.offered).toHaveLength(1);
  letGo();
  expect([await both, await third]).toEqual([2, 1].map((sent) => [200, { ok: true, sent, failed: 0 }]));
});

test("photographs for a request that does not exist, or not in all of its words, are refused", async () => {
  // A slow database is "busy" at first.
  await expect.poll(() => sendPhotos([roof], { message: "Iets anders" })).toBe("unknown");
  // Nor for one that looks like spam, or is an hour old, of which a stranger hears no more.
  await storeQuote({ name: "https://a.example" });
  expect(await sendPhotos([roof], { name: "https://a.example" })).toBe("unknown");
  await database.pass("1 hour 1 second");
  expect(await sendPhotos([roof])).toBe("unknown");
  expect(await stored()).toEqual([]);
});

test("more than five, at once or one after the other, are refused, and leave nothing on the disk", async () => {
  const large = Buffer.concat([roof, randomBytes(200_000)]);
  const six = [large, ...(await Promise.all([10, 20, 30, 40, 50].map((side) => photo(side, side))))];
  const size = () => database.rows("select pg_total_relation_size('private.photos')");
  expect(await sendPhotos(six)).toBe("full");
  expect(await sendPhotos(six.slice(1))).toBe("stored");
  const full = await size();
  expect(await sendPhotos([large])).toBe("full");
  expect(await size()).toEqual(full);
  expect(await stored()).toHaveLength(photoLimits.perRequest);
});

test("a file that is no photograph beside one that is, or none, is refused", async () => {
  const svg = Buffer.from("<svg onload='alert(1)'/>");
  for (const files of [[roof, svg], []]) expect(await sendPhotos(files)).toBe("not_a_photo");
  expect(await stored()).toEqual([]);
});

test("a form that is cut off leaves no photographs", async () => {
  const whole = new Request(edgeFunction.url, { method: "POST", body: formOf([roof], {}) });
  const bytes = Buffer.from(await whole.arrayBuffer());
  const headers = { "content-type": whole.headers.get("content-type") ?? "" };
  const response = await fetch(whole.url, { method: "POST", headers, body: bytes.subarray(0, -80) });
  expect(response.status).toBe(400);
  expect(await stored()).toEqual([]);
});

test.runIf(process.platform === "linux")("eight hundred calls that hang take less than 180 MB", async () => {
  await withFunction(secrets, async ({ url, pid }) => {
    let answered = 0;
    const head = "POST / HTTP/1.1\r\nhost: site.example\r\ncontent-length: 60000\r\n\r\n";
    const sockets = Array.from({ length: 800 }, () => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.on("error", () => {}).once("data", () => answered++);
      socket.write(head.padEnd(59_000));
      return socket;
    });
    // All but those whose place nobody else needs.
    await expect.poll(() => answered).toBe(768);
    const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, "utf8")) ?? [];
    for (const socket of sockets) socket.destroy();
    expect(Number(peak) / 1024).toBeLessThan(180);
  });
});
