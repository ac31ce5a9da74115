import { dutchDate } from "./dutch-format.ts";

/** The days in order, with their names in https://schema.org/DayOfWeek. */
export const weekdays = {
  maandag: "Monday",
  dinsdag: "Tuesday",
  woensdag: "Wednesday",
  donderdag: "Thursday",
  vrijdag: "Friday",
  zaterdag: "Saturday",
  zondag: "Sunday",
} as const;

export type Weekday = keyof typeof weekdays;

export interface OpeningHours {
  days: Weekday[];
  opens: string;
  closes: string;
}

const inOrder = Object.keys(weekdays) as Weekday[];
const enumeration = new Intl.ListFormat("nl");

/** "van maandag tot en met vrijdag" for three or more consecutive days; "elke dag" for all seven. */
function daysText(days: Weekday[]): string {
  if (days.length === inOrder.length) return "elke dag";
  const runs: Weekday[][] = [];
  for (const day of inOrder.filter((each) => days.includes(each))) {
    const run = runs.at(-1);
    if (run && run.at(-1) === inOrder[inOrder.indexOf(day) - 1]) run.push(day);
    else runs.push([day]);
  }
  return enumeration.format(
    runs.flatMap((run) =>
      run.length > 2 ? [`van ${run[0]} tot en met ${run.at(-1)}`] : run.map((day) => `op ${day}`),
    ),
  );
}

const timeText = (time: string) => time.replace(/^0(?=\d)/, "").replace(":", ".");

/** "van maandag tot en met vrijdag van 7.30 tot 17.30 uur", and more when days have other hours. */
export function openingHoursText(hours: OpeningHours[]): string {
  return enumeration.format(
    hours.map(
      ({ days, opens, closes }) => `${daysText(days)} van ${timeText(opens)} tot ${timeText(closes)} uur`,
    ),
  );
}

/** "van 24 december tot en met 2 januari" for "2026-12-24" and "2027-01-02"; "op 24 december" for one day. */
export function closedDaysText(from: string, through: string): string {
  const [first, last] = [from, through].map((date) => dutchDate(date).replace(/ \d+$/, ""));
  return first === last ? `op ${first}` : `van ${first} tot en met ${last}`;
}
