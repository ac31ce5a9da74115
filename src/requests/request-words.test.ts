import { expect, test, vi } from "vitest";
import {
  chatNumber,
  dueMark,
  identitiesOf,
  lastNote,
  nextDays,
  shortMoment,
  spokenMoment,
  spokenPlan,
  writtenMoment,
} from "./request-words.ts";
import type { StoredRequest } from "./stored-request.ts";

// The tests run in the time zone of a phone abroad.
vi.stubEnv("TZ", "Pacific/Honolulu");

test.each([
  ["2026-11-23T13:05:00Z", "vandaag 14.05"],
  ["2026-11-22T23:30:00Z", "vandaag 0.30"],
  ["2026-11-22T08:30:00+00:00", "gisteren 9.30"],
  ["2026-11-02T13:05:00Z", "ma 2 nov 14.05"],
])("on 23 November 2026, %s is %s", (timestamp, words) => {
  expect(spokenMoment(timestamp, new Date("2026-11-23T20:00:00Z"))).toBe(words);
});

test.each([
  ["2026-11-23T08:05:00Z", "9.05"],
  ["2026-11-22T08:30:00Z", "gisteren"],
  ["2026-11-02T13:05:00Z", "ma 2 nov"],
])("in the list of 23 November 2026, %s is %s", (timestamp, words) => {
  expect(shortMoment(timestamp, new Date("2026-11-23T20:00:00Z"))).toBe(words);
});

test.each([
  ["2026-07-01T21:59:59+00:00", "2026-07-01 23:59"],
  ["2026-12-31T23:30:00Z", "2027-01-01 00:30"],
])("in a file, %s is %j", (timestamp, text) => {
  expect(writtenMoment(timestamp)).toBe(text);
});

test("yesterday is the day before, also when the clock changed since", () => {
  expect(spokenMoment("2026-10-24T12:00:00Z", new Date("2026-10-25T23:30:00+01:00"))).toBe("gisteren 14.00");
  expect(spokenMoment("2026-03-28T12:00:00Z", new Date("2026-03-29T00:30:00+01:00"))).toBe("gisteren 13.00");
});

const now = new Date("2026-11-23T20:00:00Z");

test.each([
  ["2026-11-23", null, "terugbellen vandaag"],
  ["2026-11-24", "09:05:00", "terugbellen morgen 9.05"],
  ["2026-11-22", "00:00:00", "terugbellen gisteren 0.00"],
  ["2026-11-26", "14:30:00", "terugbellen do 26 nov 14.30"],
  ["2027-11-22", null, "terugbellen ma 22 nov"],
  ["2027-11-23", null, "terugbellen di 23 nov 2027"],
  ["2062-01-01", null, "terugbellen zo 1 jan 2062"],
  [null, null, null],
])("on 23 November 2026, a call on %s at %s is planned %j", (call_back_on, call_back_at, words) => {
  const request = { status: "Gebeld", call_back_on, call_back_at } as StoredRequest;
  expect(spokenPlan(request, now)).toBe(words);
});

test("an appointment is not called a call", () => {
  const request = { status: "Afspraak", call_back_on: "2026-12-03", call_back_at: "09:15:00" };
  expect(spokenPlan(request as StoredRequest, now)).toBe("do 3 dec 9.15");
});

test.each([
  ["Gebeld", "2026-11-20", "Vandaag bellen"],
  ["Afspraak", "2026-11-23", "Vandaag afspraak"],
  ["Afspraak", "2026-11-20", "Afspraak geweest"],
])("on 23 November 2026, what is %s and due on %s is marked %j", (status, call_back_on, mark) => {
  expect(dueMark({ is_due: true, status, call_back_on } as StoredRequest, now)).toBe(mark);
});

test.each([
  ["a Thursday", "2026-11-26T12:00:00Z", [["Morgen", "2026-11-27"]]],
  [
    "a Friday",
    "2026-11-27T12:00:00Z",
    [
      ["Morgen", "2026-11-28"],
      ["Maandag", "2026-11-30"],
    ],
  ],
  [
    "a Saturday",
    "2026-11-28T12:00:00Z",
    [
      ["Morgen", "2026-11-29"],
      ["Maandag", "2026-11-30"],
    ],
  ],
  // It is Sunday in Amsterdam by then.
  ["the end of a Saturday", "2026-11-28T23:30:00Z", [["Morgen", "2026-11-30"]]],
])("on %s a call can be planned with one tap", (_, now, days) => {
  expect(nextDays(new Date(now))).toEqual(days);
});

test("the last note is the last line that staff wrote, whatever it says", () => {
  const log = [
    { text: "Eerst", is_note: true },
    { text: "Status: klant twijfelt", is_note: true },
    { text: "Status: Gebeld", is_note: false },
  ];
  expect(lastNote({ log } as StoredRequest)).toBe("Status: klant twijfelt");
});

test.each([
  ["06 12345678", "31612345678"],
  ["+31 (0)6 123 456 78", "31612345678"],
  ["035 123 45 67", undefined],
  ["+32 470 12 34 56", "32470123456"],
  ["bel maar", undefined],
])("%j is reached by WhatsApp as %j", (phone, chat) => {
  expect(chatNumber(phone)).toBe(chat);
});

test.each([
  ["06 12345678", "an@example.nl", ["31612345678", "an@example.nl"]],
  ["+31 (0)6 123 456 78", " An@Example.nl", ["31612345678", "an@example.nl"]],
  ["035", null, []],
])("a customer with %j and %j is known by %j", (phone, email, identities) => {
  expect(identitiesOf({ phone, email } as StoredRequest)).toEqual(identities);
});
