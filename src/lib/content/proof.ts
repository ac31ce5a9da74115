import { paths } from "../paths";
import { dutchDate, priceText } from "../text/dutch-format";
import type { AboutContent, Project, ProofContent, Service } from "./schema";

// Single fields here too, so that pages with proof do not carry the rest.
const [about] = Object.values(
  import.meta.glob<Pick<AboutContent, "assurance" | "people" | "reviews">>(
    "../../content/paginas/over-ons.yaml",
    {
      eager: true,
      import: "default",
      query:
        "?fields=assurance.insurance,assurance.sampleQuote,people.items,reviews.average,reviews.averageLine",
    },
  ),
);

const projects = import.meta.glob<
  Pick<Project, "slug" | "title" | "place" | "date" | "picture" | "serviceSlug">
>("../../content/projecten/*.yaml", {
  eager: true,
  import: "default",
  query: "?fields=slug,title,place,date,picture.rendered,serviceSlug",
});

/** What was done, the latest first; work with a rendered picture is an example. */
const jobs = Object.values(projects)
  .filter(({ date, picture }) => date && !picture.rendered)
  .sort((a, b) => String(b.date).localeCompare(String(a.date)));

export const sampleQuote = about?.assurance?.sampleQuote;

export const assuranceId = "zekerheid";
export const assuranceLink = `${paths.about}#${assuranceId}`;

/** The average of all reviews in the owner's sentence, as a link to its source. */
export const averageLink = ({
  average,
  averageLine,
}: Pick<AboutContent["reviews"], "average" | "averageLine">) =>
  average &&
  `[${averageLine.replace("{bron}", average.source).replace("{cijfer}", average.value).replace("{aantal}", String(average.count))}](${average.url})`;

/** The prices beside the button of a service: those that the owner ticked, or else the first. */
function priceLines({ prices }: Pick<Service, "prices">): string[] {
  const { items = [] } = prices ?? {};
  const ticked = items.filter(({ besideButton }) => besideButton);
  return (ticked.length > 0 ? ticked : items.slice(0, 1)).map(
    ({ what, ...price }) => `${what}: ${priceText(price).replace("Vanaf", "vanaf")}`,
  );
}

/** What the owner gave of each kind of proof, about this service or about all work; undefined where that is nothing. */
export function proofOf(service?: Pick<Service, "slug" | "guarantee" | "prices">): ProofContent | undefined {
  const { assurance, people, reviews } = about as NonNullable<typeof about>;
  const insurance = assurance?.insurance;
  const job = jobs.find(({ serviceSlug }) => !service || serviceSlug === service.slug);
  const person = people.items?.[0];
  const lines = [
    service?.guarantee,
    ...(service ? priceLines(service) : []),
    insurance && `${insurance.company}, ${insurance.cover}`,
    job && `[${job.title}, ${job.place}](${paths.project(job.slug)}), ${dutchDate(String(job.date))}`,
    averageLink(reviews),
  ].filter((line) => line !== undefined);
  return person || lines.length > 0 ? { person, lines } : undefined;
}
