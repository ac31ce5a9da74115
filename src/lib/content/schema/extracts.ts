import { serviceOptions } from "../../../../supabase/functions/_shared/quote-request.ts";
import { mappedPlace } from "../../geography.ts";
import { pagePath, paths, slugOf } from "../../paths.ts";
import { isDrawing } from "../../pictures/picture-files.ts";
import { titledPrices } from "../../text/dutch-format.ts";
import type { AboutContent, Content, RichText, RoofContent, Service, ShellContent } from "../schema.ts";

/** The pages of src/content/paginas, with their path. */
export const pagesOf = (content: Content) =>
  Object.entries(content)
    .filter(([file]) => file.startsWith("paginas/"))
    .map(([file, page]) => {
      const slug = slugOf(file);
      return {
        ...(page as { heading: string; name?: string; roof?: RoofContent }),
        slug,
        path: pagePath(slug),
      };
    });

function averageLink({ average, averageLine }: AboutContent["reviews"]): RichText | undefined {
  if (!average) return undefined;
  const { source, value, count, url } = average;
  const line = averageLine.replace("{bron}", source).replace("{cijfer}", value);
  return `[${line.replace("{aantal}", String(count))}](${url})`;
}

/** A heading that names what the owner filled in, such as "Garantie, verzekering en papieren". */
function assuranceHeading(
  { insurance, papers, sampleQuote }: AboutContent,
  { assurance }: ShellContent,
): string {
  const words = [
    ...assurance.always,
    ...(insurance ? [assurance.insurance] : []),
    ...((papers ?? sampleQuote) ? [assurance.papers] : []),
  ];
  return new Intl.ListFormat("nl").format(words);
}

/** The drawing that stands for a service on other pages. */
const drawingOf = ({ symptomDrawing, drawing }: Service) => (symptomDrawing ?? drawing)?.name;

const cardOf = (service: Service) => ({
  to: paths.service(service.slug),
  title: service.name,
  text: service.card,
  picture: service.picture,
  drawing: drawingOf(service),
});

/** The parts of content files that other pages import, by the name of the import. The build makes them. */
export const extracts = {
  "paginas?names": (content: Content) =>
    pagesOf(content).map(({ path, name = "", roof }) => ({ path, label: name, roof })),
  "paginas?trust": ({ projecten, "paginas/over-ons.yaml": about, "algemeen.yaml": shell }: Content) => ({
    assuranceHeading: assuranceHeading(about, shell),
    person: about.people.items?.[0],
    insurance: about.insurance,
    sampleQuote: about.sampleQuote,
    average: averageLink(about.reviews),
    /** Finished work, the latest first. A project with a drawing is only an example. */
    jobs: projecten
      .flatMap(({ date, slug, title, serviceSlug, picture }) =>
        date && !isDrawing(picture.name) ? { date, slug, title, serviceSlug } : [],
      )
      .sort((one, other) => other.date.localeCompare(one.date)),
  }),
  "diensten?names": ({ diensten }: Content) => diensten.map(({ slug, name, roof }) => ({ slug, name, roof })),
  "diensten?symptoms": ({ diensten }: Content) =>
    diensten.map((service) => ({
      to: paths.service(service.slug),
      name: service.name,
      symptom: service.symptom,
      drawing: drawingOf(service),
    })),
  "diensten?home": ({ diensten, "paginas/home.yaml": home }: Content) =>
    home.services.items.flatMap(({ serviceSlug }) =>
      diensten.filter(({ slug }) => slug === serviceSlug).map(cardOf),
    ),
  /** The prices on the home page, which are of one service. */
  "diensten?homePrices": ({ diensten, "paginas/home.yaml": home }: Content) => {
    const service = diensten.find(({ slug }) => slug === home.services.price?.serviceSlug);
    return titledPrices(service?.prices?.items ?? []);
  },
  /** The drawing of each option of the quote form. The address of a service begins with its option: /pannendaken. */
  "diensten?options": ({ diensten }: Content) =>
    Object.fromEntries(
      Object.keys(serviceOptions).flatMap((option) => {
        const service = diensten.find(({ slug }) => slug.startsWith(option));
        const drawing = service && drawingOf(service);
        return drawing ? [[option, drawing]] : [];
      }),
    ),
  "diensten?pictures": ({ diensten }: Content) =>
    diensten.map((service) => ({
      slug: service.slug,
      name: service.name,
      picture: service.picture,
      drawing: drawingOf(service),
    })),
  "steden?map": ({ steden }: Content) =>
    steden.map((city) => ({ slug: city.slug, kilometres: city.kilometres, ...mappedPlace(city) })),
  "projecten?all": ({ projecten }: Content) => projecten,
  "vragen?all": ({ vragen }: Content) => vragen,
};
