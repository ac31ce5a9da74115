import { useLoaderData } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import type { City, CityPage as CityPageContent } from "../lib/content/schema";
import { servicePicture } from "../lib/content/service-pictures";
import { services } from "../lib/content/services";
import { paths } from "../lib/paths";
import { CallToAction } from "../sections/call-to-action";
import { CityLocator } from "../sections/netherlands-map";
import { PageHero } from "../sections/page-hero";
import { Prose } from "../sections/prose";
import { ServiceCards } from "../sections/service-cards";
import { Split } from "../sections/split";
import { TitledList } from "../sections/titled-list";
import { ButtonLink } from "../ui/button";
import { PageHead } from "../ui/page-head";
import { PhoneButton } from "../ui/phone-button";
import { Section, SectionHeading } from "../ui/section";

export interface CityPageData {
  /** Undefined for a place without a page of its own. */
  city: City | undefined;
  content: CityPageContent;
}

/** Every page about working in one place: the cities, and any other place with general text. */
export function Component() {
  const { city, content } = useLoaderData<CityPageData>();
  const cards = content.services.flatMap(({ serviceSlug, text }) => {
    const service = services.find((candidate) => candidate.slug === serviceSlug);
    return service
      ? [{ slug: service.slug, name: service.name, text, picture: servicePicture(service.slug) }]
      : [];
  });
  const locator = city && <CityLocator city={city} base={company.location} baseName={company.address.city} />;
  return (
    <>
      <PageHead meta={content.meta} noindex={!city} />
      <PageHero
        heading={content.heading}
        intro={content.intro}
        // On a phone the text comes first, and the map with the distance.
        aside={locator && <div className="max-lg:hidden">{locator}</div>}
      >
        <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
        <PhoneButton phone={company.emergencyPhone} label={shell.emergencyButton} variant="secondary" />
      </PageHero>
      <Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {content.sections.map(({ heading, paragraphs }) => (
            <div key={heading}>
              <h2 className="mb-4 text-heading">{heading}</h2>
              <Prose paragraphs={paragraphs} />
            </div>
          ))}
        </div>
        <p className="mt-12 max-w-text border-l-4 border-tile pl-5 text-lead">{content.distance}</p>
        {locator && <div className="mt-10 lg:hidden">{locator}</div>}
      </Section>
      <Section tone="zinc">
        <div className="mb-12">
          <SectionHeading heading={shell.cityServicesHeading} />
        </div>
        <ServiceCards cards={cards} />
      </Section>
      <Split heading={shell.cityBenefitsHeading}>
        <TitledList items={content.benefits} />
      </Split>
      <CallToAction content={content.callToAction} shell={shell} company={company} />
    </>
  );
}
