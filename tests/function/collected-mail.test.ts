import { expect, test } from "vitest";
import { composeCollectedMail } from "../../supabase/functions/send-quote-email/collected-mail.ts";
import type { StoredRequest } from "../../supabase/functions/send-quote-email/outbox.ts";
import { quote } from "../sample-quote.ts";
import { envelope, stored } from "./parts.ts";

const leak: StoredRequest = {
  kind: "quote",
  request: { ...quote, ...stored, services: ["Daklekkage (Spoed)"], photos: 2 },
};
const callback: StoredRequest = { kind: "callback", request: { ...stored, name: "Piet", phone: "035 123" } };

const compose = (...request: StoredRequest[]) =>
  composeCollectedMail({ id: 1, message_id: "abc", kind: "collected", request }, envelope);

test("it names each request with phone, first words, photographs and link, and a leak before all", () => {
  const { to, subject, headers, messageId, text } = compose(leak, callback);
  expect({ to, subject, messageId }).toEqual({
    to: envelope.to,
    subject: "SPOED: 2 aanvragen in één mail, daklekkages: 1",
    messageId: "<abc@dakdekker.example>",
  });
  expect(headers).toMatchObject({ Importance: "high", "Auto-Submitted": "auto-generated" });
  const [first, , ...rest] = text.split("\n\n");
  expect(first).toBe("SPOED. Bel meteen: Jan de Vries, 06 12345678");
  expect(rest).toEqual([
    "SPOED, daklekkage: Offerteaanvraag van Jan de Vries, 06 12345678, ontvangen 21 november 2026 om 06:30\nHet lekt bij de schoorsteen. Wanneer kunt u komen?\nFoto’s in uw lijst: 2\nhttps://www.dakdekker.example/aanvragen?offerte=12",
    "Terugbelverzoek van Piet, 035 123, ontvangen 21 november 2026 om 06:30\nhttps://www.dakdekker.example/aanvragen?terugbel=12",
    "Alle aanvragen: https://www.dakdekker.example/aanvragen",
  ]);
});

test("what a spammer typed stays on its line, without links and at its length", () => {
  const name = `Piet\r\n- Vals${" ".repeat(60)}- SPOED\u2800\u3164\u00a0vals`;
  const message = `Zie https://evil.example/x en www.evil.example ${"x".repeat(500)}`;
  const { subject, headers, text } = compose({
    kind: "quote",
    request: { ...quote, ...stored, name, message },
  });
  expect([subject, headers.Importance]).toEqual(["1 aanvraag in één mail", undefined]);
  const [said = "", words = ""] = text.split("\n\n")[1]?.split("\n") ?? [];
  expect(said).toMatch(/^Offerteaanvraag van Piet - Vals - SPOED vals, 06 12345678, /);
  expect(words).toMatch(/^Zie \(link\) en \(link\) x+…$/);
  expect(words).toHaveLength(120);
});
