import { expect, test } from "vitest";
import { fieldStatistics, formStatistics, pageStatistics } from "./lead-statistics";

const counter = (page: string, event: string, detail: string, times: number, day = "2026-11-01") => ({
  day,
  page,
  event,
  detail,
  times,
});

const counters = [
  counter("/faq", "view", "", 40),
  counter("/contact", "view", "", 100),
  counter("/contact", "view", "", 100, "2026-11-02"),
  counter("/contact", "start", "quote", 30),
  counter("/contact", "error", "quote.phone", 6),
  counter("/contact", "error", "quote.email", 9, "2026-11-02"),
  counter("/contact", "sent", "quote", 20),
  counter("/contact", "phone", "", 4),
  counter("/faq", "contact", "", 7),
  counter("/weg", "chat", "", 1),
];

test("per page, days are added up and what came of the views is put beside them", () => {
  expect(pageStatistics(counters)).toEqual([
    {
      pagina: "/contact",
      bekeken: 200,
      telefoon: 4,
      WhatsApp: 0,
      "naar formulier": 0,
      begonnen: 30,
      verstuurd: 20,
      "per 100": 12,
    },
    {
      pagina: "/faq",
      bekeken: 40,
      telefoon: 0,
      WhatsApp: 0,
      "naar formulier": 7,
      begonnen: 0,
      verstuurd: 0,
      "per 100": 0,
    },
    {
      pagina: "/weg",
      bekeken: 0,
      telefoon: 0,
      WhatsApp: 1,
      "naar formulier": 0,
      begonnen: 0,
      verstuurd: 0,
      "per 100": undefined,
    },
  ]);
});

test("per form, it shows how many finished what they started", () => {
  expect(formStatistics(counters)).toEqual([
    { formulier: "offerte", begonnen: 30, verstuurd: 20, "per 100": 66.7 },
  ]);
});

test("per field, the one that stops most people comes first", () => {
  expect(fieldStatistics(counters)).toEqual([
    { formulier: "offerte", veld: "e-mail", geweigerd: 9, "per 100": 30 },
    { formulier: "offerte", veld: "telefoon", geweigerd: 6, "per 100": 20 },
  ]);
});

test("of nothing there is nothing to say", () => {
  expect([pageStatistics([]), formStatistics([]), fieldStatistics([])]).toEqual([[], [], []]);
});
