import { inDutch } from "./lead-words";

/** One row of `private.counters`, see supabase/migrations and src/lib/counting.ts. */
export interface Counter {
  day: string;
  page: string;
  event: string;
  detail: string;
  times: number;
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

/*
 * The rows of the owner's tables, under their headings. "per 100" is of a page the requests, calls and chats per
 * hundred views; of a form and of its fields per hundred who started it.
 */

/** What each page brings in, the most viewed first. */
export function pageStatistics(counters: readonly Counter[]) {
  return namesOf(counters.map(({ page }) => page))
    .map((page) => {
      const of = (event: string) =>
        sum(counters, (counter) => counter.page === page && counter.event === event);
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

/** How many started each form, and how many of them sent it. */
export function formStatistics(counters: readonly Counter[]) {
  const forms = counters.filter(({ event }) => event === "start" || event === "sent");
  return namesOf(forms.map(({ detail }) => detail)).map((form) => {
    const of = (event: string) => sum(forms, (counter) => counter.detail === form && counter.event === event);
    const [begonnen, verstuurd] = [of("start"), of("sent")];
    return { formulier: inDutch(form), begonnen, verstuurd, "per 100": perHundred(verstuurd, begonnen) };
  });
}

/** Where a form loses people: each field that was refused, the one that stops most of them first. */
export function fieldStatistics(counters: readonly Counter[]) {
  const refused = counters.filter(({ event }) => event === "error");
  return namesOf(refused.map(({ detail }) => detail))
    .map((detail) => {
      const [form = "", field = ""] = detail.split(".");
      const geweigerd = sum(refused, (counter) => counter.detail === detail);
      const started = sum(counters, (counter) => counter.event === "start" && counter.detail === form);
      const perStart = perHundred(geweigerd, started);
      return { formulier: inDutch(form), veld: inDutch(field), geweigerd, "per 100": perStart };
    })
    .sort((a, b) => b.geweigerd - a.geweigerd);
}
