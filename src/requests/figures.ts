import { firstDayOfFigures, type OwnerRequest } from "./requests";

/** What came in during a week of the Amsterdam calendar, spam left out. */
interface WeekFigures {
  /** Its Monday, as an ISO date. */
  monday: string;
  quotes: number;
  callbacks: number;
  handledWithinDay: number;
  /** Handled later, or not yet while 24 hours have passed. */
  late: number;
}

const day = 86_400_000;

/** The weeks from the first of the figures to the present one, the latest first, and the services by how often they were asked for. */
export function figuresOf(requests: OwnerRequest[], now = new Date()) {
  const weeks: WeekFigures[] = [];
  for (let start = Date.parse(firstDayOfFigures(now)); start <= now.getTime(); start += 7 * day) {
    const monday = new Date(start).toISOString().slice(0, 10);
    weeks.unshift({ monday, quotes: 0, callbacks: 0, handledWithinDay: 0, late: 0 });
  }
  const services = new Map<string, number>();
  for (const { kind, created_at, handled_at, spam_reason, services: asked } of requests) {
    const received = new Date(created_at);
    const date = received.toLocaleDateString("sv-SE", { timeZone: "Europe/Amsterdam" });
    const week = weeks.find(({ monday }) => monday <= date);
    if (!week || spam_reason) continue;
    week[kind === "quote" ? "quotes" : "callbacks"]++;
    const took = (handled_at ? Date.parse(handled_at) : now.getTime()) - received.getTime();
    if (took > day) week.late++;
    else if (handled_at) week.handledWithinDay++;
    for (const service of asked ?? []) services.set(service, (services.get(service) ?? 0) + 1);
  }
  return { weeks, services: [...services].sort(([, one], [, other]) => other - one) };
}
