import { dialled } from "../../supabase/functions/_shared/phone-number";
import {
  fieldLabels,
  type QuoteRequest,
  serviceOptions,
} from "../../supabase/functions/_shared/quote-request";
import type { StoredRequest } from "./stored-request";

/* What the page says of a request, in Dutch and in the time of the owner's clock. Pure. */

/** The filters of the list: the names that `private.parts` of the database gives them, and their labels. */
export const parts = {
  open: "Open",
  nieuw: "Nieuw",
  vandaag: "Vandaag bellen",
  afgesloten: "Afgesloten",
  spam: "Spam",
  alle: "Alle",
};

const kindNames = { quote: "Offerteaanvraag", callback: "Terugbelverzoek" };

export const phoned = "Telefonisch aangenomen";

export const kindOf = ({ kind, taken_by: staff }: StoredRequest) => (staff ? phoned : kindNames[kind]);

export const notMailed = "Niet gemaild";

const spamReasons: Record<string, string> = {
  source: "veel van één internetadres",
  links: "veel links",
};

export const spamText = ({ spam_reason: reason }: StoredRequest) =>
  reason && `Misschien spam: ${spamReasons[reason] ?? reason}`;

type Field = [label: string, read: (request: StoredRequest) => string | null | false | undefined];

/** What a request says, but for the name, which is its heading. */
export const fields: Field[] = Object.entries(fieldLabels)
  .filter(([field]) => field !== "name")
  .map(([field, label]) => [
    label,
    (request) => [request[field as keyof QuoteRequest] ?? []].flat().join(", "),
  ]);

/** A leak that nobody has called about. */
export const isUrgent = ({ services, status }: StoredRequest) =>
  status === "Nieuw" && services?.includes(serviceOptions.daklekkage);

/** Lines that the database adds to a log: see `private.change_request`. */
const automaticLine = /^(?:Status|Naam was|Telefoon was): /;

export const lastNote = ({ log }: StoredRequest) =>
  log.findLast(({ text }) => !automaticLine.test(text))?.text;

const zone = { timeZone: "Europe/Amsterdam" };

const dayOf = (moment: Date) => moment.toLocaleDateString("sv-SE", zone);

const shortDay = { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" } as const;

const relative = new Intl.RelativeTimeFormat("nl", { numeric: "auto" });

/** "gisteren", "vandaag", "morgen", "ma 2 nov". Without a year, as requests are kept for one. */
function spokenDay(day: string, now: Date): string {
  const days = (Date.parse(day) - Date.parse(dayOf(now))) / 86_400_000;
  return Math.abs(days) <= 1
    ? relative.format(days, "day")
    : new Date(day).toLocaleDateString("nl-NL", shortDay);
}

/** "vandaag 14.05", "gisteren 9.30", "ma 2 nov 14.05". */
export function spokenMoment(timestamp: string, now = new Date()): string {
  const moment = new Date(timestamp);
  const time = moment.toLocaleTimeString("nl-NL", { ...zone, hour: "numeric", minute: "2-digit" });
  return `${spokenDay(dayOf(moment), now)} ${time.replace(":", ".")}`;
}

/** When to call back, by the clock in Amsterdam as it is stored: "morgen", "ma 2 nov 14.30". */
export function spokenPlan({ call_back_on: day, call_back_at: time }: StoredRequest, now = new Date()) {
  return (
    day && [spokenDay(day, now), time?.slice(0, 5).replace(/^0?(\d+):/, "$1.")].filter(Boolean).join(" ")
  );
}

export const sheetDay = (day: string) => day.split("-").reverse().join("-");

export function sheetMoment(timestamp: string): string {
  const [day = "", time = ""] = new Date(timestamp).toLocaleString("sv-SE", zone).split(" ");
  return `${sheetDay(day)} ${time.slice(0, 5)}`;
}

/** The number of a mobile phone as WhatsApp takes it; undefined for a Dutch landline, or when it is not a number. */
export function chatNumber(phone: string): string | undefined {
  const number = dialled(phone)
    .replace(/^(?:\+|00)/, "")
    .replace(/^0/, "31");
  return /^\d{9,15}$/.test(number) && /^(?!31)|^316/.test(number) ? number : undefined;
}

export function messageLinks({ name, phone, email }: StoredRequest, subject: string) {
  const chat = chatNumber(phone);
  const message = encodeURIComponent(`Beste ${name},\n\n`);
  const recipient = email && encodeURIComponent(email).replace("%40", "@");
  return {
    ...(chat && { WhatsApp: `https://wa.me/${chat}?text=${message}` }),
    ...(recipient && {
      Mail: `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${message}`,
    }),
  };
}

/** Why something did not work. An answer from the server means that the internet works. */
export const problems = {
  expired: "Uw sessie is verlopen. Meld u opnieuw aan; wat u typte blijft staan.",
  offline: "Er is geen verbinding met de server. Kijk of uw internet werkt en probeer het opnieuw.",
  broken:
    "De server heeft een storing. Het ligt niet aan uw internet. Probeer het over een paar minuten opnieuw.",
  full: "Dit apparaat heeft geen ruimte meer, ook niet om u aangemeld te houden. Wis gegevens van andere websites in de browser en probeer het opnieuw.",
  gone: "Deze aanvraag is intussen verwijderd.",
  noRights:
    "Dit account heeft geen toegang tot de aanvragen. Log uit en meld u aan met een ander account, of vraag de eigenaar om uw adres toe te voegen.",
};

export type Problem = keyof typeof problems;

/** For an answer that auth-js cannot read, such as a paused project's, the error has a name but no status. */
export function problemOf({ status, name }: { status?: number; name?: string }): Problem {
  if (status === 401) return "expired";
  if (name === "QuotaExceededError") return "full";
  return status || name === "AuthUnknownError" ? "broken" : "offline";
}
