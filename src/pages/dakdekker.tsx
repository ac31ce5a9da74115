import { useLoaderData, useParams } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import services from "../content/diensten?pictures";
import { useHydrated } from "../hooks/use-hydrated.ts";
import type { City, Content } from "../lib/content/schema.ts";
import { serviceIn } from "../lib/content/services.ts";
import { mappedPlace } from "../lib/geography.ts";
import { paths } from "../lib/paths.ts";
import { placeName, withPlace, withWholeName } from "../lib/text/place-name.ts";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Cards } from "../sections/cards.tsx";
import { ContactButtons } from "../sections/contact-buttons.tsx";
import { Explanation, ExplanationText } from "../sections/explanation.tsx";
import { Houses } from "../sections/houses.tsx";
import { DistanceMap } from "../sections/netherlands-map.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { TitledList } from "../ui/titled-list.tsx";
import { Unbroken } from "../ui/unbroken.tsx";

type OtherPlace = Content["paginas/andere-plaats.yaml"];
export type CityPageData = { city: City; general?: undefined } | { city?: undefined; general: OtherPlace };

/** The page of a city, or of any other place. */
export function Component() {
  const { city, general } = useLoaderData<CityPageData>();
  return city ? (
    <PlacePage name={city.name} city={city} content={city} />
  ) : (
    <OtherPlacePage content={general} />
  );
}

/** One HTML file serves every other place, so the name comes from the URL after hydration. */
function OtherPlacePage({ content }: { content: OtherPlace }) {
  const { city: slug = "" } = useParams();
  const isHydrated = useHydrated();
  const name = (isHydrated && placeName(slug)) || content.withoutName;
  return <PlacePage name={name} content={withPlace(content, name)} />;
}

function PlacePage({
  name,
  city,
  content,
}: {
  /** The name, or words in its place while it is unknown. */
  name: string;
  city?: City;
  content: Omit<OtherPlace, "withoutName"> & Partial<Pick<City, "kilometres" | "distance">>;
}) {
  const cards = content.services.map(({ serviceSlug: slug, text }) => {
    const { name: title, picture, drawing } = serviceIn(services, slug);
    return { to: paths.service(slug), title, text, picture, drawing };
  });
  const onlySection = content.sections.length === 1 && content.sections[0];
  const headingOf = (text: string) => withWholeName(withPlace(text, name), name);
  const heading = city ? (
    headingOf(content.heading)
  ) : (
    // Reserves room for the name, which comes with the scripts.
    <span className="grid min-h-[3lh] content-end md:min-h-[2lh]">
      <Unbroken text={headingOf(content.heading)} />
    </span>
  );
  return (
    <>
      <PageHead meta={content.meta} noindex={!city} />
      <PageHero
        content={{ ...content, heading }}
        besideWidth="narrow"
        beside={
          <DistanceMap city={city && mappedPlace(city)} kilometres={content.kilometres}>
            <Paragraph className="mt-2" text={content.distance} />
          </DistanceMap>
        }
      >
        <ContactButtons />
      </PageHero>
      {content.houses && <Houses content={content.houses} />}
      {onlySection ? (
        <Explanation content={onlySection} />
      ) : (
        <Section>
          <div className="grid gap-x-16 gap-y-12 sm:grid-cols-2">
            {content.sections.map((section) => (
              <div key={section.heading}>
                <Heading>{section.heading}</Heading>
                <ExplanationText content={section} />
              </div>
            ))}
          </div>
        </Section>
      )}
      <Section tone="zinc" heading={headingOf(shell.cityServicesHeading)}>
        <Cards cards={cards} />
      </Section>
      <Section heading={headingOf(shell.cityBenefitsHeading)}>
        <TitledList items={content.benefits} className="grid gap-x-16 sm:grid-cols-2" />
      </Section>
      <CallToAction content={content.callToAction} />
    </>
  );
}
