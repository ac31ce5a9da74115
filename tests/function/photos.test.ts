import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { type EdgeFunction, startEdgeFunction } from "../../embedded/edge-function.ts";
import { embeddedKeys } from "../../embedded/environment.ts";
import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import { pictureOf } from "../../supabase/functions/send-quote-email/jpeg.ts";
import { type RunningDatabase, startDatabase } from "../parts/running-database.ts";
import { secretsFor, testCompany } from "../parts/running-function.ts";
import {
  messageIdOf,
  type ScriptedMailServer,
  startScriptedMailServer,
} from "../parts/scripted-mail-server.ts";
import { photo, withSegment } from "../sample-photo.ts";
import { quote } from "../sample-quote.ts";

let database: RunningDatabase;
let mailServer: ScriptedMailServer;
let edgeFunction: EdgeFunction;
let roof: Buffer;

beforeAll(async () => {
  database = await startDatabase(inject("newData"));
  mailServer = await startScriptedMailServer();
  edgeFunction = await startEdgeFunction(secretsFor(mailServer.port, database.url), testCompany);
  roof = await photo();
});

beforeEach(async () => {
  mailServer.accepted = [];
  mailServer.decide(() => "accept");
  await database.storeOnly(quote);
});

afterAll(async () => {
  await edgeFunction?.stop();
  await mailServer?.stop();
  await database?.stop();
});

/** Sends one as `sendPhoto` of src/lib/photos.ts does: "stored", or the code of the refusal. */
async function sendPhoto(
  given: { of?: object; id?: string; file?: Uint8Array; from?: string } = {},
): Promise<string> {
  const { of = {}, id = randomUUID(), file = roof, from = "192.0.2.1" } = given;
  const body = new FormData();
  body.set("quote", JSON.stringify({ ...quote, ...of }));
  body.set("id", id);
  body.set("photo", new Blob([new Uint8Array(file)], { type: "image/jpeg" }), "dak.jpg");
  const headers = { "cf-connecting-ip": from };
  const response = await fetch(edgeFunction.url, { method: "POST", body, headers });
  const { error } = (await response.json()) as { error?: { code: string } };
  expect(response.status === 201).toBe(error === undefined);
  return error?.code ?? "stored";
}

async function callAsScheduler() {
  // It leaves a new request to its browser for so long.
  await database.exec("update private.outbox set created_at = created_at - interval '2 minutes'");
  const headers = { "x-scheduler-secret": embeddedKeys.schedulerSecret };
  expect((await fetch(edgeFunction.url, { method: "POST", headers })).status).toBe(200);
}

const stored = () => database.rows<{ content: Uint8Array }>("select content from private.photos");
const attachments = (mail = "") => mail.match(/filename=foto-\d\.jpg/g) ?? [];

describe("The owner gets the photographs by mail", () => {
  test("with the request where they are there in time, by its browser or by the schedule", async () => {
    const second = await photo(40, 40);
    expect(await sendPhoto({ file: withSegment(roof, 0xe1, "Exif GPS") })).toBe("stored");
    expect(await sendPhoto({ file: second })).toBe("stored");
    await callAsScheduler();
    await database.pass("10 minutes");
    await callAsScheduler();
    expect(mailServer.accepted).toHaveLength(1);
    const [mail = ""] = mailServer.accepted;
    expect(attachments(mail)).toEqual(["filename=foto-1.jpg", "filename=foto-2.jpg"]);
    for (const file of [roof, second]) {
      const base64 = Buffer.from(pictureOf(file) ?? []).toString("base64");
      expect(mail.replace(/\r\n/g, "")).toContain(base64);
    }
    expect(mail.match(/Content-Type: image\/jpeg/g)).toHaveLength(2);
  });

  test("else all in one second mail in its thread, and what comes after that is refused", async () => {
    await sendPhoto();
    await callAsScheduler();
    for (let count = 0; count < 2; count++) expect(await sendPhoto()).toBe("stored");
    await callAsScheduler();
    expect(mailServer.accepted).toHaveLength(1);
    await database.pass("3 minutes");
    for (let minute = 0; minute < 2; minute++) await callAsScheduler();
    const [first = "", second = ""] = mailServer.accepted;
    expect(mailServer.accepted).toHaveLength(2);
    expect([attachments(first), attachments(second)].map(({ length }) => length)).toEqual([1, 2]);
    expect(second).toContain(`In-Reply-To: ${messageIdOf(first)}`);
    expect(second).toContain(`References: ${messageIdOf(first)}`);
    expect(messageIdOf(second)).not.toBe(messageIdOf(first));
    expect(second).toContain("Subject: Re: Offerteaanvraag van Jan de Vries: Dakgoten");
    expect(await sendPhoto()).toBe("late");
    await database.pass("1 day");
    await callAsScheduler();
    expect(mailServer.accepted).toHaveLength(2);
  });

  test("at once when all five are there", async () => {
    await callAsScheduler();
    for (let count = 0; count < 5; count++) await sendPhoto();
    await callAsScheduler();
    expect(mailServer.accepted.map((mail) => attachments(mail).length)).toEqual([0, 5]);
  });

  test("a mail server that takes no attachment gets the request without, and the second mail again later", async () => {
    mailServer.decide((_, mail) => (attachments(mail).length > 0 ? "refuse for good" : "accept"));
    await sendPhoto();
    await callAsScheduler();
    await database.pass("10 minutes");
    for (let minute = 0; minute < 2; minute++) await callAsScheduler();
    expect(mailServer.accepted).toHaveLength(1);
    mailServer.decide(() => "accept");
    await database.pass("5 minutes");
    for (let minute = 0; minute < 2; minute++) await callAsScheduler();
    expect(mailServer.accepted.map((mail) => attachments(mail).length)).toEqual([0, 1]);
  });

  test("a second mail that may have arrived is not sent again", async () => {
    await callAsScheduler();
    await sendPhoto();
    await database.pass("10 minutes");
    mailServer.decide(() => "reset");
    await callAsScheduler();
    mailServer.decide(() => "accept");
    await database.pass("1 hour");
    await callAsScheduler();
    expect(mailServer.accepted).toHaveLength(1);
  });

  test("not those of what may be spam, which are at /aanvragen", async () => {
    const name = "Goedkoop https://evil.example";
    await database.insert("contact_submissions", { ...quote, name });
    expect(await sendPhoto({ of: { name } })).toBe("stored");
    await database.pass("10 minutes");
    await callAsScheduler();
    expect(mailServer.accepted.map((mail) => attachments(mail).length)).toEqual([0, 0]);
  });
});

describe("A stranger gets nowhere", () => {
  test("for a request that does not exist, or somebody else's without all of its words", async () => {
    for (const of of [{ message: "Iets anders" }, { name: "Jan" }, { email: "eve@evil.example" }])
      expect(await sendPhoto({ of })).toBe("unknown");
    expect(await sendPhoto({ of: { services: [] } })).toBe("invalid_request");
    expect(await sendPhoto({ id: "../../foto" })).toBe("invalid_request");
    expect(await stored()).toEqual([]);
  });

  test("an hour after the request", async () => {
    await database.pass("1 hour 1 second");
    expect(await sendPhoto()).toBe("late");
  });

  test("with ten at once: five are kept, and the others leave no trace", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendPhoto()));
    expect(answers.filter((answer) => answer === "stored")).toHaveLength(photoLimits.perRequest);
    expect(new Set(answers)).toEqual(new Set(["stored", "full"]));
    expect(await stored()).toHaveLength(photoLimits.perRequest);
  });

  test("with another file in the place of one, while the same one again is stored once", async () => {
    const id = randomUUID();
    expect(await sendPhoto({ id })).toBe("stored");
    expect(await sendPhoto({ id, file: await photo(50, 50) })).toBe("stored");
    const [kept, ...more] = await stored();
    expect(more).toEqual([]);
    expect(Buffer.from(kept?.content ?? [])).toEqual(Buffer.from(pictureOf(roof) ?? []));
  });

  test("with what is no picture, or too large a file", async () => {
    expect(await sendPhoto({ file: Buffer.from("<svg onload='alert(1)'/>") })).toBe("not_a_photo");
    const padded = Buffer.concat([roof, Buffer.alloc(photoLimits.bytes)]);
    expect(await sendPhoto({ file: padded })).toBe("not_a_photo");
    expect(await sendPhoto({ file: Buffer.concat([padded, padded]) })).toBe("body_too_large");
  });

  test("by reading or listing with the visitor's key, or writing without the function", async () => {
    await sendPhoto();
    const headers = { apikey: embeddedKeys.publishable };
    for (const path of ["photos", "photos?select=content", "photos?quote_id=gt.0&select=id"]) {
      const response = await fetch(`${database.url}/rest/v1/${path}`, { headers });
      // The hosted interface refuses; the embedded one gives no rows.
      expect(await response.json()).not.toMatchObject([{}]);
    }
    const call = { quote, photo: randomUUID(), content: "", sent_by: {} };
    for (const [path, row] of [
      ["photos", { quote_id: 1, content: "" }],
      ["rpc/store_photo", call],
    ] as const)
      expect((await database.insert(path, row)).ok).toBe(false);
    expect(await stored()).toHaveLength(1);
  });
});

test.each([
  ["an hour's of one source", "max_photos_per_source", 2],
  ["an hour's of all", "max_photos_per_hour", 2],
  ["the bytes stored", "max_photo_bytes", 500],
])("above %s photographs are refused, and requests are not", async (_, setting, limit) => {
  await database.exec(`update private.settings set ${setting} = ${limit}`);
  try {
    const answers: string[] = [];
    for (let count = 0; count < 3; count++) answers.push(await sendPhoto());
    expect(answers).toContain("stored");
    expect(answers.at(-1)).toBe("full");
    expect(await sendPhoto({ from: "192.0.2.2" })).toBe(
      setting === "max_photos_per_source" ? "stored" : "full",
    );
    expect((await database.insert("contact_submissions", { ...quote, name: "Els" })).status).toBe(201);
  } finally {
    await database.exec(`update private.settings set ${setting} = default`);
  }
});
