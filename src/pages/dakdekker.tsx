import { useEffect } from "react";
import { useLoaderData, useLocation, useNavigate, useParams } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import type { ContactLinkState } from "../forms/quote-form";
import { useHydrated } from "../hooks/use-hydrated";
import type { City, CityPage, OtherPlace } from "../lib/content/schema";
import { servicePicture } from "../lib/content/service-pictures";
import { serviceSummary } from "../lib/content/services";
import { paths } from "../lib/paths";
import { placeNameFromSlug, placeSlug, withPlace } from "../lib/place-name";
import { CallToAction } from "../sections/call-to-action";
import { Cards } from "../sections/cards";
import { CityLocator } from "../sections/netherlands-map";
import { OfficeContact } from "../sections/office-contact";
import { PageHero } from "../sections/page-hero";
import { Prose } from "../sections/prose";
import { TitledList } from "../sections/titled-list";
import { ButtonLink } from "../ui/button";
import { RichText } from "../ui/rich-text";
import { Section } from "../ui/section";

/** A city with its own text, or the text for every other place. */
export type CityPageData = { city: City; general?: undefined } | { city?: undefined; general: OtherPlace };

/** Every page about one place; redirects to its canonical address, in lower case. */
export function Component() {
  const { city, general } = useLoaderData<CityPageData>();
  const { city: asked } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  // Without scripts the form on /werkgebied asks by a query string.
  const slug =
    city?.slug ?? asked?.toLowerCase() ?? placeSlug(new URLSearchParams(search).get("plaats") ?? "");
  // One HTML file serves every other place, so the name comes with hydration.
  const hydrated = useHydrated();
  const name = hydrated ? placeNameFromSlug(slug) : undefined;
  // Hosts serve the page for anything under /dakdekker/.
  const isNoPlace = hydrated && asked && !name;
  useEffect(() => {
    if (isNoPlace) navigate(paths.notFound, { replace: true });
    else if (name && slug !== asked) navigate(paths.city(slug), { replace: true });
  }, [isNoPlace, name, slug, asked, navigate]);

  if (city) return <PlacePage name={city.name} city={city} content={city} />;
  return <PlacePage name={name} content={withPlace(general, name ?? general.withoutName)} />;
}

function PlacePage({ name, city, content }: { name?: string; city?: City; content: CityPage }) {
  const linkState: ContactLinkState = { place: name };
  const cards = content.services.map(({ serviceSlug: slug, text }) => {
    const { name: title } = serviceSummary(slug);
    return { to: paths.service(slug), title, text, picture: servicePicture(slug) };
  });
  const locator = city && <CityLocator city={city} base={company.location} baseName={company.address.city} />;
  return (
    <>
      <PageHero
        content={content}
        noindex={!city}
        // On a phone the map stands below, with the distance.
        aside={locator && <div className="max-lg:hidden">{locator}</div>}
      >
        <ButtonLink to={paths.quote} state={linkState}>
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
        <p className="mt-12 max-w-text border-l-4 border-tile pl-4 text-lead">
          <RichText text={content.distance} />
        </p>
        {locator && <div className="mt-12 lg:hidden">{locator}</div>}
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
