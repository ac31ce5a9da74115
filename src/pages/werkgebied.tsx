import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import serviceArea from "../content/paginas/werkgebied.yaml";
import { PlaceForm } from "../forms/place-form";
import { cityList } from "../lib/content/city-list";
import { paths } from "../lib/paths";
import { CallToAction } from "../sections/call-to-action";
import { LinkList } from "../sections/link-list";
import { MapFrame } from "../sections/map-frame";
import { NetherlandsMap } from "../sections/netherlands-map";
import { PageHero } from "../sections/page-hero";
import { Prose } from "../sections/prose";
import { Section } from "../ui/section";

export function Component() {
  return (
    <>
      <PageHero
        content={serviceArea}
        aside={
          <NetherlandsMap
            cities={cityList}
            base={company.location}
            baseName={company.address.city}
            description={serviceArea.map.description}
          />
        }
      >
        <PlaceForm content={serviceArea.place} cities={cityList} />
      </PageHero>
      <Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <div>
            <Prose paragraphs={serviceArea.paragraphs} />
          </div>
          <div>
            <h2 className="mb-4 text-heading">{serviceArea.citiesHeading}</h2>
            <LinkList
              className="grid gap-x-8 sm:grid-cols-2"
              links={cityList.map(({ slug, name, province }) => ({
                to: paths.city(slug),
                label: name,
                note: province,
              }))}
            />
          </div>
        </div>
      </Section>
      <Section tone="zinc" heading={serviceArea.map.heading}>
        <MapFrame content={serviceArea.map} />
      </Section>
      <CallToAction content={serviceArea.callToAction} shell={shell} company={company} />
    </>
  );
}
