import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
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
const long = Buffer.concat([roof, Buffer.alloc(70_000)]);

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

/** Sends a body but for its end, which the function then waits for. */
async function sendUnended(body: FormData | string) {
  const whole = new Request(edgeFunction.url, { method: "POST", body });
  const bytes = Buffer.from(await whole.arrayBuffer());
  const call = request(whole.url, { method: "POST", headers: Object.fromEntries(whole.headers) });
  const answer = once(call, "response").then(([response]) => response.resume().statusCode as number);
  call.on("error", () => {}).write(bytes.subarray(0, -80));
  return {
    end() {
      call.end(bytes.subarray(-80));
      return answer;
    },
    /** A byte now and then, until it is answered. */
    drip() {
      const timer = setInterval(() => call.write(" "), 500);
      return answer.finally(() => clearInterval(timer));
    },
  };
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
  expect(extract(mailServer.accepted[0] ?? "").text).toContain("Foto’s:    1, te zien in uw lijst");
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

test.runIf(process.platform === "linux")(
  "a hundred forms at once for requests that never existed take less than 110 MB of memory",
  async () => {
    const files = Array.from({ length: 5 }, () => Buffer.alloc(photoLimits.bytes));
    await withFunction(secrets, async ({ url, pid }) => {
      const send = (_: unknown, index: number) => sendPhotos(files, { message: `Aanval ${index}` }, url);
      const answers = await Promise.all(Array.from({ length: 100 }, send));
      expect(answers.filter((answer) => !["unknown", "busy", "cut off"].includes(answer))).toEqual([]);
      const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, "utf8")) ?? [];
      expect(Number(peak) / 1024).toBeLessThan(110);
    });
  },
);

test("of forms that never end, a few are read, and the rest are told to come again", async () => {
  const names = ["Els", "Piet", "Kees"];
  for (const name of names) await storeQuote({ name });
  database.hold();
  const [first, ...others] = await Promise.all(names.map((name) => sendUnended(formOf([long], { name }))));
  await expect.poll(database.asked).toBe(names.length);
  // In the order of their questions.
  database.recover();
  expect(await sendPhotos([roof])).toBe("busy");
  // Another upload of the same request, as after a change of networks, ends the first one.
  expect(await sendPhotos([roof], { name: "Els" })).toBe("stored");
  expect(await first?.end()).toBe(400);
  for (const other of others) expect(await other.end()).toBe(201);
  expect(await sendPhotos([roof])).toBe("stored");
});

test("forms and calls that come a byte at a time are over ten seconds later", async () => {
  const unended = await Promise.all([formOf([long], {}), JSON.stringify(quote)].map(sendUnended));
  expect(await Promise.all(unended.map(({ drip }) => drip()))).toEqual([400, 400]);
  expect(await sendPhotos([roof])).toBe("stored");
});
