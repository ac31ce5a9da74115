import { expect, test } from "vitest";
import { composeDigest, composeFloodWarning } from "../../supabase/functions/send-quote-email/digest.ts";

const nothing = { quotes: 0, callbacks: 0, unsent: [], held: 0, first_held: [] };

const envelope = {
  company: { name: "Dakbedrijf" },
  from: "website@dakdekker.example",
  to: "eigenaar@dakdekker.example",
  siteUrl: "https://www.dakdekker.example",
};

test("the overview counts what came in, and has one Message-ID per day", () => {
  const mail = composeDigest({ ...nothing, day: "2026-11-21", quotes: 1, callbacks: 2 }, envelope);
  expect(mail).toMatchObject({
    to: envelope.to,
    subject: "Overzicht van de website: 1 offerteaanvraag en 2 terugbelverzoeken",
    messageId: "<digest-2026-11-21@dakdekker.example>",
  });
  expect(mail.text).not.toContain("nog niet per mail");
});

test("whoever was not mailed about is named with the phone number, on one line", () => {
  const unsent = [
    {
      kind: "callback" as const,
      request_id: 7,
      created_at: "2026-11-21T05:30:00Z",
      state: "dead" as const,
      name: `Piet\r\n- Vals${" ".repeat(60)}- SPOED\u2800\u3164\u00a0vals`,
      phone: "035 123",
      urgent: false,
    },
  ];
  const mail = composeDigest({ ...nothing, day: "2026-11-21", unsent }, envelope);
  expect(mail.subject).toContain("1 niet gemaild");
  expect(mail.text).toContain(
    "- Terugbelverzoek van Piet - Vals - SPOED vals, 035 123, ontvangen 21 november 2026 om 06:30 (wordt niet meer gemaild)\n  https://www.dakdekker.example/aanvragen?terugbel=7",
  );
});

test("what is held for the overview is counted, the first are named, and a leak as such", () => {
  const first = {
    kind: "quote" as const,
    request_id: 12,
    created_at: "2026-11-21T05:30:00Z",
    state: "held_for_digest" as const,
    name: "Jan",
    phone: "035 123",
    urgent: true,
  };
  const flood = { ...nothing, day: "2026-11-21", quotes: 900, held: 800, first_held: [first] };
  const { text } = composeDigest(flood, envelope);
  expect(text).toContain("800 aanvragen zonder mail");
  expect(text).toContain(
    "- SPOED, daklekkage: Offerteaanvraag van Jan, 035 123, ontvangen 21 november 2026 om 06:30\n  https://www.dakdekker.example/aanvragen?offerte=12\nEn nog 799.",
  );
  expect(composeDigest({ ...nothing, day: "2026-11-21" }, envelope).text).not.toContain("zonder mail");
});

test("the warning of a flood says since when, how many, and where they are", () => {
  const mail = composeFloodWarning(
    { day: "2026-11-21", since: "2026-11-21T13:05:00Z", requests: 34 },
    envelope,
  );
  expect(mail.messageId).toBe("<flood-2026-11-21@dakdekker.example>");
  expect(mail.text).toContain("Sinds 21 november 2026 om 14:05");
  expect(mail.text).toContain("34 zijn er tot nu toe opgeslagen zonder mail");
});
