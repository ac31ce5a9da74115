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
      page: "/contact",
      views: 200,
      phone: 4,
      chat: 0,
      "to the form": 0,
      started: 30,
      sent: 20,
      "per 100": 12,
    },
    { page: "/faq", views: 40, phone: 0, chat: 0, "to the form": 7, started: 0, sent: 0, "per 100": 0 },
    {
      page: "/weg",
      views: 0,
      phone: 0,
      chat: 1,
      "to the form": 0,
      started: 0,
      sent: 0,
      "per 100": undefined,
    },
  ]);
});

test("per form, it shows how many finished what they started", () => {
  expect(formStatistics(counters)).toEqual([{ form: "quote", started: 30, sent: 20, "per 100": 66.7 }]);
});

test("per field, the one that stops most people comes first", () => {
  expect(fieldStatistics(counters)).toEqual([
    { form: "quote", field: "email", errors: 9, "per 100": 30 },
    { form: "quote", field: "phone", errors: 6, "per 100": 20 },
  ]);
});

test("of nothing there is nothing to say", () => {
  expect([pageStatistics([]), formStatistics([]), fieldStatistics([])]).toEqual([[], [], []]);
});
