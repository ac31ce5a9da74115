import { dialled } from "../../supabase/functions/_shared/phone-number";
import {
  fieldLabels,
  type QuoteRequest,
  serviceOptions,
} from "../../supabase/functions/_shared/quote-request";
import type { StoredRequest } from "./read-requests";

/* What the page says of a request, in Dutch and in the time of the owner's clock. Pure. */

/** The type request_status of the database, in its order. The last three close a request. */
export const statuses = [
  "Nieuw",
  "Gebeld",
  "Afspraak",
  "Offerte",
  "Gewonnen",
  "Verloren",
  "Afgehandeld",
] as const;

export type Status = (typeof statuses)[number];

export const parts = {
  open: "Open",
  nieuw: "Nieuw",
  vandaag: "Vandaag bellen",
  afgesloten: "Afgesloten",
  spam: "Spam",
  alle: "Alle",
};

export const kindNames = { quote: "Offerteaanvraag", callback: "Terugbelverzoek" };

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

export const isLeak = ({ services }: StoredRequest) => services?.includes(serviceOptions.daklekkage) ?? false;

const zone = { timeZone: "Europe/Amsterdam" };

const dayOf = (moment: Date) => moment.toLocaleDateString("sv-SE", zone);

const shortDay = { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" } as const;

/** "ma 2 nov". Without a year, as requests are kept for one. */
export const spokenDay = (day: string) => new Date(day).toLocaleDateString("nl-NL", shortDay);

const relative = new Intl.RelativeTimeFormat("nl", { numeric: "auto" });

/** "vandaag 14.05", "gisteren 9.30", "ma 2 nov 14.05". */
export function spokenMoment(timestamp: string, now = new Date()): string {
  const moment = new Date(timestamp);
  const time = moment.toLocaleTimeString("nl-NL", { ...zone, hour: "numeric", minute: "2-digit" });
  const day = dayOf(moment);
  const days = (Date.parse(day) - Date.parse(dayOf(now))) / 86_400_000;
  const said = days >= -1 ? relative.format(days, "day") : spokenDay(day);
  return `${said} ${time.replace(":", ".")}`;
}

export function sheetMoment(timestamp: string): string {
  const [day = "", time = ""] = new Date(timestamp).toLocaleString("sv-SE", zone).split(" ");
  return `${day.split("-").reverse().join("-")} ${time.slice(0, 5)}`;
}

/** The number of a mobile phone as WhatsApp takes it; undefined of a Dutch number that is none, and of what is no number. */
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

/** Why something did not work; a server that answers says that the internet does. */
export const problems = {
  expired: "Uw sessie is verlopen. Meld u opnieuw aan; wat u typte blijft staan.",
  offline: "Er is geen verbinding met de server. Kijk of uw internet werkt en probeer het opnieuw.",
  broken:
    "De server heeft een storing. Het ligt niet aan uw internet. Probeer het over een paar minuten opnieuw.",
  gone: "Deze aanvraag is intussen verwijderd.",
  noRights:
    "Dit account heeft geen toegang tot de aanvragen. Log uit en meld u aan met een ander account, of vraag de eigenaar om uw adres toe te voegen.",
};

export type Problem = keyof typeof problems;

/** auth-js gives an answer that it cannot read, as of a paused project, no status but a name. */
export function problemOf({ status, name }: { status?: number; name?: string }): Problem {
  if (status === 401) return "expired";
  return status || name === "AuthUnknownError" ? "broken" : "offline";
}
