import { inDutch } from "./lead-words";

/** One row of `private.counters`, see supabase/migrations and src/lib/counting.ts. */
export interface Counter {
  day: string;
  page: string;
  event: string;
  detail: string;
  times: number;
}

/** What a page brings in, under the headings of the owner's table; "per 100" is requests, calls and chats per hundred views. */
export interface PageStatistics {
  pagina: string;
  bekeken: number;
  telefoon: number;
  WhatsApp: number;
  "naar formulier": number;
  begonnen: number;
  verstuurd: number;
  "per 100": number | undefined;
}

/** Where a form loses people, likewise; "per 100" is of those who started it. */
export interface FieldStatistics {
  formulier: string;
  veld: string;
  geweigerd: number;
  "per 100": number | undefined;
}

/** How many of those who started a form sent it, likewise. */
export interface FormStatistics {
  formulier: string;
  begonnen: number;
  verstuurd: number;
  "per 100": number | undefined;
}

/** With one decimal; undefined of nothing. A share of more than all of them comes from views that began before the first day. */
function perHundred(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : Math.round((1000 * part) / whole) / 10;
}

function sum(counters: readonly Counter[], matches: (counter: Counter) => boolean): number {
  return counters.filter(matches).reduce((total, { times }) => total + times, 0);
}

function namesOf(names: string[]): string[] {
  return [...new Set(names)].sort();
}

/** Per page, the most viewed first. */
export function pageStatistics(counters: readonly Counter[]): PageStatistics[] {
  return namesOf(counters.map(({ page }) => page))
    .map((page) => {
      const own = counters.filter((counter) => counter.page === page);
      const of = (event: string) => sum(own, (counter) => counter.event === event);
      const [views, phone, chat, sent] = [of("view"), of("phone"), of("chat"), of("sent")];
      return {
        pagina: page,
        bekeken: views,
        telefoon: phone,
        WhatsApp: chat,
        "naar formulier": of("contact"),
        begonnen: of("start"),
        verstuurd: sent,
        "per 100": perHundred(phone + chat + sent, views),
      };
    })
    .sort((a, b) => b.bekeken - a.bekeken);
}

/** Per form, how many started and how many sent it. */
export function formStatistics(counters: readonly Counter[]): FormStatistics[] {
  const forms = counters.filter(({ event }) => event === "start" || event === "sent");
  return namesOf(forms.map(({ detail }) => detail)).map((form) => {
    const of = (event: string) => sum(forms, (counter) => counter.detail === form && counter.event === event);
    const [started, sent] = [of("start"), of("sent")];
    return {
      formulier: inDutch(form),
      begonnen: started,
      verstuurd: sent,
      "per 100": perHundred(sent, started),
    };
  });
}

/** Per field that was refused, the one that stops most people first. */
export function fieldStatistics(counters: readonly Counter[]): FieldStatistics[] {
  const refused = counters.filter(({ event }) => event === "error");
  return namesOf(refused.map(({ detail }) => detail))
    .map((detail) => {
      const [form = "", field = ""] = detail.split(".");
      const errors = sum(refused, (counter) => counter.detail === detail);
      const started = sum(counters, (counter) => counter.event === "start" && counter.detail === form);
      return {
        formulier: inDutch(form),
        veld: inDutch(field),
        geweigerd: errors,
        "per 100": perHundred(errors, started),
      };
    })
    .sort((a, b) => b.geweigerd - a.geweigerd);
}
