import proof from "../../content/paginas?proof";
import { paths } from "../paths";
import { dutchDate, priceText } from "../text/dutch-format";
import type { Service } from "./schema";

/** The prices beside the button of a service: those that the owner ticked, or else the first. */
function priceLines(items: NonNullable<Service["prices"]>["items"]): string[] {
  const ticked = items.filter(({ besideButton }) => besideButton);
  return (ticked.length > 0 ? ticked : items.slice(0, 1)).map(
    ({ what, ...price }) => `${what}: ${priceText(price).replace("Vanaf", "vanaf")}`,
  );
}

export function proofOf(service?: Pick<Service, "slug" | "guarantee" | "prices">) {
  const { person, insurance, jobs, average } = proof;
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
