import { useEffect } from "react";
import { useLoaderData, useLocation, useNavigate, useParams } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import type { ContactLinkState } from "../forms/quote-form";
import { useHydrated } from "../hooks/use-hydrated";
import type { City, CityPage, OtherPlace } from "../lib/content/schema";
import { servicePicture } from "../lib/content/service-pictures";
import { services } from "../lib/content/services";
import { paths } from "../lib/paths";
import { placeNameFromSlug, placeSlug, withPlace } from "../lib/place-name";
import { CallToAction } from "../sections/call-to-action";
import { Cards } from "../sections/cards";
import { CityLocator } from "../sections/netherlands-map";
import { PageHero } from "../sections/page-hero";
import { Prose } from "../sections/prose";
import { Split } from "../sections/split";
import { TitledList } from "../sections/titled-list";
import { ButtonLink } from "../ui/button";
import { PhoneButton } from "../ui/phone-button";
import { Section } from "../ui/section";

/** What is known of the place: all of it, or what holds for every place without a page of its own. */
export type CityPageData = { city: City; general?: undefined } | { city?: undefined; general: OtherPlace };

/** Every page about working in one place. Shows it under its one address, in small letters. */
export function Component() {
  const { city, general } = useLoaderData<CityPageData>();
  const { city: asked } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  // Without scripts the field on /werkgebied can only ask with a question mark.
  const slug =
    city?.slug ?? asked?.toLowerCase() ?? placeSlug(new URLSearchParams(search).get("plaats") ?? "");
  // The HTML of the general page is the same for every place, so that the name comes with React.
  const hydrated = useHydrated();
  const name = hydrated ? placeNameFromSlug(slug) : undefined;
  // Not every host can tell what is no place, see scripts/build/hosting/static-files.ts, and neither can a link.
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
  const cards = content.services.flatMap(({ serviceSlug, text }) => {
    const service = services.find((candidate) => candidate.slug === serviceSlug);
    return service
      ? [{ to: paths.service(serviceSlug), title: service.name, text, picture: servicePicture(serviceSlug) }]
      : [];
  });
  const locator = city && <CityLocator city={city} base={company.location} baseName={company.address.city} />;
  return (
    <>
      <PageHero
        content={content}
        noindex={!city}
        // On a phone the text comes first, and the map with the distance.
        aside={locator && <div className="max-lg:hidden">{locator}</div>}
      >
        <ButtonLink to={paths.contact} state={linkState}>
          {shell.quoteButton}
        </ButtonLink>
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
        <p className="mt-12 max-w-text border-l-4 border-tile pl-4 text-lead">{content.distance}</p>
        {locator && <div className="mt-12 lg:hidden">{locator}</div>}
      </Section>
      <Section tone="zinc" heading={shell.cityServicesHeading}>
        <Cards cards={cards} />
      </Section>
      <Split heading={shell.cityBenefitsHeading}>
        <TitledList items={content.benefits} />
      </Split>
      <CallToAction content={content.callToAction} shell={shell} company={company} quoteState={linkState} />
    </>
  );
}
