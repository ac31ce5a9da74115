import { numberToDial } from "../../supabase/functions/_shared/phone-number.ts";
import {
  fieldLabels,
  isLeak,
  kindLabels,
  type QuoteRequest,
} from "../../supabase/functions/_shared/quote-request.ts";
import type { StoredRequest } from "./stored-request.ts";

/* Pure functions for what the page says of a request, in Dutch and in Amsterdam's time. */

/** The filters of the list, by their names in `private.list_filters` of the database, with their labels. */
export const filters = {
  open: "Open",
  nieuw: "Nieuw",
  vandaag: "Vandaag",
  afgesloten: "Afgesloten",
  spam: "Spam",
  alle: "Alle",
};

export const kindText = ({ kind, taken_by: staff }: StoredRequest) =>
  staff ? "Telefonisch aangenomen" : kindLabels[kind];

export const notMailed = "Niet gemaild";

const spamReasons: Record<string, string> = {
  source: "veel van één internetadres",
  links: "veel links",
};

export const spamText = ({ spam_reason: reason }: StoredRequest) =>
  reason && `Misschien spam: ${spamReasons[reason] ?? reason}`;

/** Joins the texts that are not empty, on one line. */
export const joinTexts = (...texts: unknown[]) => texts.filter(Boolean).join(" · ");

/** As much of a text as two lines can show. A whole text with thousands of accents would take minutes to lay out. */
export const firstLines = (text: string) => text.slice(0, 300);

type Field = [label: string, read: (request: StoredRequest) => string | null | false | undefined];

/** The fields of a request without the name, which is its heading. */
export const fields: Field[] = Object.entries(fieldLabels)
  .filter(([field]) => field !== "name")
  .map(([field, label]) => [
    label,
    (request) => [request[field as keyof QuoteRequest] ?? []].flat().join(", "),
  ]);

/** Whether a request is about a leak and nobody has called about it yet. */
export const isUrgent = ({ services, status }: StoredRequest) => status === "Nieuw" && isLeak(services);

export const lastNote = ({ log }: StoredRequest) => log.findLast((line) => line.is_note)?.text;

const shortDay = { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" } as const;

const dayMs = 86_400_000;

const relativeDay = new Intl.RelativeTimeFormat("nl", { numeric: "auto" });

/** Day and time in Amsterdam: ["2026-12-01", "14:30:00"]. */
function clockOf(moment: string | Date): [day: string, time: string] {
  const [day = "", time = ""] = new Date(moment)
    .toLocaleString("sv-SE", { timeZone: "Europe/Amsterdam" })
    .split(" ");
  return [day, time];
}

/** "9.30" for "09:30:00". */
const spokenTime = (time: string) => time.replace(/^0?(\d+):(\d+).*/, "$1.$2");

/** "gisteren 9.30", "vandaag", "ma 2 nov 14.05". A day a year or more away has its year. */
function dayAndTime(day: string, time: string | null, now: Date): string {
  const days = (Date.parse(day) - Date.parse(clockOf(now)[0])) / dayMs;
  const year = Math.abs(days) < 365 ? undefined : "numeric";
  const spokenDay =
    Math.abs(days) <= 1
      ? relativeDay.format(days, "day")
      : new Date(day).toLocaleDateString("nl-NL", { ...shortDay, year });
  return time ? `${spokenDay} ${spokenTime(time)}` : spokenDay;
}

/** The moment of a request in the list: the time if it is today, or else the day. */
export function shortMoment(timestamp: string, now = new Date()): string {
  const [day, time] = clockOf(timestamp);
  return day === clockOf(now)[0] ? spokenTime(time) : dayAndTime(day, null, now);
}

/** "vandaag 14.05". */
export const spokenMoment = (timestamp: string, now = new Date()) => dayAndTime(...clockOf(timestamp), now);

/** The day of an appointment, or to call back: "do 3 dec 9.15", "terugbellen morgen". */
export function spokenPlan(request: StoredRequest, now = new Date()): string | null {
  const { call_back_on: day, call_back_at: time, status } = request;
  if (!day) return null;
  const moment = dayAndTime(day, time, now);
  return status === "Afspraak" ? moment : `terugbellen ${moment}`;
}

/** What is to be done today about a request that is due. */
export function dueMark({ is_due, status, call_back_on: day }: StoredRequest, now = new Date()) {
  if (!is_due) return null;
  if (status !== "Afspraak") return "Vandaag bellen";
  return day === clockOf(now)[0] ? "Vandaag afspraak" : "Afspraak geweest";
}

/** The days until Monday, for a Friday (5 in getUTCDay) and a Saturday (6). */
const daysToMonday: Record<number, number | undefined> = { 5: 3, 6: 2 };

/** Days to call back with one tap: tomorrow and, on a Friday or Saturday, Monday. */
export function nextDays(now = new Date()): [label: string, day: string][] {
  const today = Date.parse(clockOf(now)[0]);
  const dayAfter = (days: number) => new Date(today + days * dayMs).toISOString().slice(0, 10);
  const tomorrow: [string, string] = ["Morgen", dayAfter(1)];
  const toMonday = daysToMonday[new Date(today).getUTCDay()];
  return toMonday ? [tomorrow, ["Maandag", dayAfter(toMonday)]] : [tomorrow];
}

/** A moment as a spreadsheet of any language reads it: "2026-12-01 14:30". */
export const writtenMoment = (timestamp: string) => clockOf(timestamp).join(" ").slice(0, 16);

/** The day to call back or of an appointment, with its time if it has one, as a spreadsheet reads it. */
export const writtenPlan = ({ call_back_on: day, call_back_at: time }: StoredRequest) =>
  [day, time?.slice(0, 5)].filter(Boolean).join(" ");

/** A phone number with its country code, however the customer wrote the number: "31612345678". */
const internationalNumber = (phone: string) =>
  numberToDial(phone)
    .replace(/^(?:\+|00)/, "")
    .replace(/^0/, "31");

/** The number of a mobile phone as WhatsApp takes it; undefined for a Dutch landline, or when it is not a number. */
export function chatNumber(phone: string): string | undefined {
  const number = internationalNumber(phone);
  return /^\d{9,15}$/.test(number) && /^(?!31)|^316/.test(number) ? number : undefined;
}

/** What identifies a customer: the e-mail address, and the phone number if the number is complete. */
export function identitiesOf({ phone, email }: StoredRequest): string[] {
  const number = internationalNumber(phone);
  return [number.length > 9 ? number : "", email?.trim().toLowerCase() ?? ""].filter(Boolean);
}

export const mailLink = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
