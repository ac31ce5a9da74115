import { expect, test } from "vitest";
import { closedDaysText, openingHoursText, type Weekday } from "./opening-hours.ts";

const at = (days: Weekday[], opens = "07:30", closes = "17:30") => ({ days, opens, closes });

test.each<[string, Parameters<typeof openingHoursText>[0], string]>([
  [
    "days in a row in any order are named by the first and the last",
    [at(["woensdag", "maandag", "dinsdag"], "10:00", "18:00")],
    "van maandag tot en met woensdag van 10.00 tot 18.00 uur",
  ],
  [
    "a day apart stands by itself",
    [at(["maandag", "dinsdag", "woensdag", "vrijdag"])],
    "van maandag tot en met woensdag en op vrijdag van 7.30 tot 17.30 uur",
  ],
  [
    "other hours on other days follow",
    [at(["maandag", "dinsdag"]), at(["donderdag"], "09:00", "12:00"), at(["zaterdag"], "00:00", "09:05")],
    "op maandag en op dinsdag van 7.30 tot 17.30 uur, op donderdag van 9.00 tot 12.00 uur en op zaterdag van 0.00 tot 9.05 uur",
  ],
  [
    "the whole week is every day",
    [at(["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"])],
    "elke dag van 7.30 tot 17.30 uur",
  ],
])("%s", (_sentence, hours, text) => {
  expect(openingHoursText(hours)).toBe(text);
});

test.each([
  ["2026-12-24", "2027-01-02", "van 24 december tot en met 2 januari"],
  ["2027-04-27", "2027-04-27", "op 27 april"],
])("an office that is closed from %s to %s says so in words", (from, through, text) => {
  expect(closedDaysText(from, through)).toBe(text);
});
