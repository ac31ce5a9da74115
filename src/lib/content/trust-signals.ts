import trust from "../../content/paginas?trust";
import { paths } from "../paths.ts";
import { dutchDate, priceText } from "../text/dutch-format.ts";
import type { Service } from "./schema.ts";

/** The prices beside the button of a service: those that the owner ticked, or else the first. */
function priceLines(items: NonNullable<Service["prices"]>["items"]): string[] {
  const tickedItems = items.filter(({ besideButton }) => besideButton);
  return (tickedItems.length > 0 ? tickedItems : items.slice(0, 1)).map(
    ({ what, ...price }) => `${what}: ${priceText(price).replace("Vanaf", "vanaf")}`,
  );
}

/** Returns the facts that earn a visitor's trust, of the whole company or of one service. */
export function trustSignals(service?: Pick<Service, "slug" | "guarantee" | "prices">) {
  const { person, insurance, jobs, average } = trust;
  const job = jobs.find(({ serviceSlug }) => !service || serviceSlug === service.slug);
  const lines = [
    service?.guarantee,
    ...priceLines(service?.prices?.items ?? []),
    insurance && `${insurance.company}, ${insurance.cover}`,
    job && `[${job.title}](${paths.project(job.slug)}), ${dutchDate(job.date)}`,
    average,
  ];
  return { person, lines: lines.filter((line) => line !== undefined) };
}
