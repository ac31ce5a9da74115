import { dialled } from "../../supabase/functions/_shared/phone-number";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import type { StoredRequest } from "./requests";

/* What the page says of a request, in Dutch and in the time of the owner's clock. Pure. */

export const kindNames = { quote: "Offerteaanvraag", callback: "Terugbelverzoek" };

export const notMailed = "Niet gemaild";

export const spamReasons: Record<string, string> = {
  source: "veel van één internetadres",
  links: "veel links",
};

export const isLeak = ({ services }: StoredRequest) => services?.includes(serviceOptions.daklekkage) ?? false;

const zone = { timeZone: "Europe/Amsterdam" };
const dayOf = (moment: Date) => moment.toLocaleDateString("sv-SE", zone);

/** "vandaag 14.05", "gisteren 9.30", "ma 2 nov 14.05"; of another year "2 nov 2025 14.05". */
export function spokenMoment(timestamp: string, now = new Date()): string {
  const moment = new Date(timestamp);
  const time = moment.toLocaleTimeString("nl-NL", { ...zone, hour: "numeric", minute: "2-digit" });
  const day = dayOf(moment);
  const isRecent = { [dayOf(now)]: "vandaag", [dayOf(new Date(now.getTime() - 86_400_000))]: "gisteren" }[
    day
  ];
  const isThisYear = day.slice(0, 4) === dayOf(now).slice(0, 4);
  const date = moment.toLocaleDateString("nl-NL", {
    ...zone,
    day: "numeric",
    month: "short",
    ...(isThisYear ? { weekday: "short" } : { year: "numeric" }),
  });
  return `${isRecent ?? date} ${time.replace(":", ".")}`;
}

/** As a Dutch spreadsheet reads one: "31-10-2026 23:59". */
export function sheetMoment(timestamp: string | null): string {
  if (!timestamp) return "";
  const [day = "", time = ""] = new Date(timestamp).toLocaleString("sv-SE", zone).split(" ");
  return `${day.split("-").reverse().join("-")} ${time.slice(0, 5)}`;
}

/** The number of a mobile phone as WhatsApp takes it; undefined of a Dutch number that is none, and of what is no number. */
export function chatNumber(phone: string): string | undefined {
  const number = dialled(phone.trim())
    .replace(/^(?:\+|00)/, "")
    .replace(/^0/, "31");
  return /^\d{9,15}$/.test(number) && /^(?!31)|^316/.test(number) ? number : undefined;
}

/** Where a message to the visitor is written, in WhatsApp and in a mail; each undefined where they cannot be reached so. */
export function messageLinks({ name, phone, email }: StoredRequest, subject: string, text = "") {
  const chat = chatNumber(phone);
  const message = encodeURIComponent(`Beste ${name},\n\n${text}`);
  const recipient = email && encodeURIComponent(email).replace("%40", "@");
  return {
    chat: chat && `https://wa.me/${chat}?text=${message}`,
    mail: recipient
      ? `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${message}`
      : undefined,
  };
}

export const changeProblems = {
  expired: "Uw sessie is verlopen. Meld u opnieuw aan; wat u typte blijft staan.",
  unreachable: "Niet bewaard: er is geen verbinding. Wat u typte blijft staan. Probeer het zo opnieuw.",
  changed: "Niet bewaard: deze aanvraag is intussen veranderd of verwijderd.",
};
