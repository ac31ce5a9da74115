import about from "../../content/paginas/over-ons.yaml?proof";
import projects from "../../content/projecten?jobs";
import { paths } from "../paths";
import { dutchDate, priceText } from "../text/dutch-format";
import type { AboutContent, ProofContent, Service } from "./schema";

/** What was done, the latest first; work with a rendered picture is an example. */
const jobs = projects
  .flatMap(({ date, ...job }) => (date && !job.picture.rendered ? { date, ...job } : []))
  .sort((a, b) => b.date.localeCompare(a.date));

export const { sampleQuote } = about.assurance ?? {};

export const assuranceId = "zekerheid";
export const assuranceLink = `${paths.about}#${assuranceId}`;

export function averageLink({
  average,
  averageLine,
}: Pick<AboutContent["reviews"], "average" | "averageLine">): string | undefined {
  if (!average) return undefined;
  const { source, value, count, url } = average;
  const line = averageLine.replace("{bron}", source).replace("{cijfer}", value);
  return `[${line.replace("{aantal}", String(count))}](${url})`;
}

/** The prices beside the button of a service: those that the owner ticked, or else the first. */
function priceLines(items: NonNullable<Service["prices"]>["items"]): string[] {
  const ticked = items.filter(({ besideButton }) => besideButton);
  return (ticked.length > 0 ? ticked : items.slice(0, 1)).map(
    ({ what, ...price }) => `${what}: ${priceText(price).replace("Vanaf", "vanaf")}`,
  );
}

export function proofOf(service?: Pick<Service, "slug" | "guarantee" | "prices">): ProofContent {
  const { assurance: { insurance } = {}, people, reviews } = about;
  const job = jobs.find(({ serviceSlug }) => !service || serviceSlug === service.slug);
  const lines = [
    service?.guarantee,
    ...priceLines(service?.prices?.items ?? []),
    insurance && `${insurance.company}, ${insurance.cover}`,
    job && `[${job.title}](${paths.project(job.slug)}), ${dutchDate(job.date)}`,
    averageLink(reviews),
  ];
  return { person: people.items?.[0], lines: lines.filter((line) => line !== undefined) };
}
