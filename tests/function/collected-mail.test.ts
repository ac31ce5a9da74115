import { expect, test } from "vitest";
import { composeCollectedMail } from "../../supabase/functions/send-quote-email/collected-mail.ts";
import type { CollectedRequest } from "../../supabase/functions/send-quote-email/outbox.ts";

const envelope = {
  company: { name: "Dakbedrijf" },
  from: "website@dakdekker.example",
  to: "eigenaar@dakdekker.example",
  siteUrl: "https://www.dakdekker.example",
};

const request: CollectedRequest = {
  kind: "quote",
  request_id: 12,
  created_at: "2026-11-21T05:30:00Z",
  name: "Jan",
  phone: "035 123",
  message: "Het lekt\nbij de schoorsteen.",
  is_leak: true,
};

const compose = (requests: number, leaks: number, ...named: CollectedRequest[]) =>
  composeCollectedMail(
    { id: 1, message_id: "abc", kind: "collected", request: { requests, leaks, named } },
    envelope,
  );

const callback: CollectedRequest = { ...request, kind: "callback", message: null, is_leak: false };

test("it names each request with phone, first words and link, a leak as such, and counts the rest", () => {
  const { to, subject, priority, messageId, text } = compose(800, 3, request, callback);
  expect({ to, subject, priority, messageId }).toEqual({
    to: envelope.to,
    subject: "SPOED: 800 aanvragen in één mail, daklekkages: 3",
    priority: "high",
    messageId: "<abc@dakdekker.example>",
  });
  expect(text.split("\n\n").slice(1)).toEqual([
    "SPOED, daklekkage: Offerteaanvraag van Jan, 035 123, ontvangen 21 november 2026 om 06:30\nHet lekt bij de schoorsteen.\nhttps://www.dakdekker.example/aanvragen?offerte=12",
    "Terugbelverzoek van Jan, 035 123, ontvangen 21 november 2026 om 06:30\nhttps://www.dakdekker.example/aanvragen?terugbel=12",
    "En nog 798. Alle aanvragen: https://www.dakdekker.example/aanvragen",
  ]);
});

test("what a spammer typed stays on its line, without links and at its length", () => {
  const name = `Piet\r\n- Vals${" ".repeat(60)}- SPOED\u2800\u3164\u00a0vals`;
  const message = `Zie https://evil.example/x en www.evil.example ${"x".repeat(500)}`;
  const { subject, priority, text } = compose(1, 0, { ...request, name, message, is_leak: false });
  expect([subject, priority]).toEqual(["1 aanvraag in één mail", undefined]);
  expect(text).toContain("\n\nAlle aanvragen:");
  const [said = "", words = ""] = text.split("\n\n")[1]?.split("\n") ?? [];
  expect(said).toMatch(/^Offerteaanvraag van Piet - Vals - SPOED vals, 035 123, /);
  expect(words).toMatch(/^Zie \(link\) en \(link\) x+…$/);
  expect(words).toHaveLength(120);
});
