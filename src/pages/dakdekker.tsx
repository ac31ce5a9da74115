import { type ReactNode, useEffect } from "react";
import { useLoaderData, useLocation, useNavigate, useParams } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import type { ContactLinkState } from "../forms/quote-form";
import { useWhereabouts } from "../hooks/use-whereabouts";
import { cityList } from "../lib/content/city-list";
import type { City, CityPage, Coordinates, OtherPlace } from "../lib/content/schema";
import { servicePicture } from "../lib/content/service-pictures";
import { serviceSummary } from "../lib/content/services";
import { paths } from "../lib/paths";
import { askedPlace, placeNameFromSlug, withPlace } from "../lib/place-name";
import { CallToAction } from "../sections/call-to-action";
import { Cards } from "../sections/cards";
import { PlaceLocator } from "../sections/netherlands-map";
import { OfficeContact } from "../sections/office-contact";
import { PageHero } from "../sections/page-hero";
import { Prose } from "../sections/prose";
import { TitledList } from "../sections/titled-list";
import { WhereaboutsText } from "../sections/whereabouts";
import { ButtonLink } from "../ui/button";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";

/** A city with its own text, or the text for every other place. */
export type CityPageData = { city: City; general?: undefined } | { city?: undefined; general: OtherPlace };

/** Every page about one place; redirects to its canonical address, in lower case. */
export function Component() {
  const { city, general } = useLoaderData<CityPageData>();
  const { city: asked } = useParams();
  const address = useLocation();
  const navigate = useNavigate();
  const slug = city?.slug ?? askedPlace(address);
  // The HTML, one file for every other place, has it by src/place-in-html.ts.
  const name = placeNameFromSlug(slug);
  // Hosts serve the page for anything under /dakdekker/.
  const isNoPlace = asked && !name;
  useEffect(() => {
    if (isNoPlace) navigate(paths.notFound, { replace: true });
    else if (name && slug !== asked) navigate(paths.city(slug), { replace: true });
  }, [isNoPlace, name, slug, asked, navigate]);
  const whereabouts = useWhereabouts(city || !name ? "" : slug, company.location, cityList);

  if (city) return <PlacePage name={city.name} place={city} content={city} />;
  const { place } = whereabouts;
  return (
    <PlacePage
      name={name}
      place={place && { ...place, name: name ?? place.name }}
      content={withPlace(general, name ?? general.withoutName)}
      noindex
    >
      <WhereaboutsText
        content={withPlace(general.whereabouts, name ?? general.withoutName)}
        whereabouts={whereabouts}
        baseName={company.address.city}
      />
    </PlacePage>
  );
}

function PlacePage({
  name,
  place,
  content,
  noindex,
  children,
}: {
  name?: string;
  /** Where it is, once that is known. */
  place?: Coordinates & { name: string };
  content: CityPage;
  noindex?: boolean;
  /** Above the text about the distance. */
  children?: ReactNode;
}) {
  const linkState: ContactLinkState = { place: name };
  const cards = content.services.map(({ serviceSlug: slug, text }) => {
    const { name: title } = serviceSummary(slug);
    return { to: paths.service(slug), title, text, picture: servicePicture(slug) };
  });
  const locator = <PlaceLocator place={place} base={company.location} baseName={company.address.city} />;
  return (
    <>
      <PageHero
        content={content}
        noindex={noindex}
        // On a phone the map stands below, with the distance.
        aside={<div className="max-lg:hidden">{locator}</div>}
      >
        <ButtonLink to={paths.contact} state={linkState}>
          {shell.quoteButton}
        </ButtonLink>
        <OfficeContact shell={shell} company={company} />
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
        <div className="mt-12 max-w-text border-l-4 border-tile pl-4">
          {children}
          <p className="text-lead">
            <RichText text={content.distance} />
          </p>
        </div>
        <div className="mt-12 lg:hidden">{locator}</div>
      </Section>
      <Section tone="zinc" heading={shell.cityServicesHeading}>
        <Cards cards={cards} />
      </Section>
      <Section heading={shell.cityBenefitsHeading}>
        <TitledList items={content.benefits} className="gap-x-16 md:grid md:grid-cols-2" />
      </Section>
      <CallToAction content={content.callToAction} shell={shell} company={company} quoteState={linkState} />
    </>
  );
}
