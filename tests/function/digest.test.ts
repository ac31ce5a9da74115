import { expect, test } from "vitest";
import { composeDigest } from "../../supabase/functions/send-quote-email/digest.ts";

const envelope = {
  companyName: "Dakbedrijf",
  from: "website@dakdekker.example",
  to: "eigenaar@dakdekker.example",
};

test("the overview counts what came in, and has one Message-ID per day", () => {
  const mail = composeDigest({ day: "2026-11-21", quotes: 1, callbacks: 2, unsent: [] }, envelope);
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
      created_at: "2026-11-21T05:30:00Z",
      state: "dead" as const,
      name: "Piet\r\n- Vals",
      phone: "035 123",
    },
  ];
  const mail = composeDigest({ day: "2026-11-21", quotes: 0, callbacks: 0, unsent }, envelope);
  expect(mail.subject).toContain("1 niet gemaild");
  expect(mail.text).toContain(
    "- Terugbelverzoek van Piet - Vals, 035 123, ontvangen 21 november 2026 om 06:30 (wordt niet meer gemaild)",
  );
});
