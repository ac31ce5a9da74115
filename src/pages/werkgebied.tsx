import serviceArea from "../content/paginas/werkgebied.yaml";
import cities from "../content/steden?names";
import { PlaceForm } from "../forms/place-form";
import { paths } from "../lib/paths";
import { CallToAction } from "../sections/call-to-action";
import { PageHero } from "../sections/page-hero";
import { Prose } from "../sections/prose";
import { PageLink } from "../ui/page-link";
import { Paragraph } from "../ui/rich-text";
import { Section } from "../ui/section";

const { map } = serviceArea;

export function Component() {
  return (
    <>
      <PageHero content={serviceArea}>
        <PlaceForm content={serviceArea.place} />
      </PageHero>
      <Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <Prose paragraphs={serviceArea.paragraphs} />
          {cities.length > 0 && (
            <div>
              <h2 className="mb-4 text-heading">{serviceArea.citiesHeading}</h2>
              <ul className="grid gap-x-8 border-t-2 border-ink sm:grid-cols-2">
                {cities.map(({ slug, name, province }) => (
                  <li
                    key={slug}
                    className="flex items-center justify-between gap-4 border-b border-zinc-300 text-slate"
                  >
                    <PageLink to={paths.city(slug)} className="text-link inline-flex min-h-12 items-center">
                      {name}
                    </PageLink>
                    {province}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Section>
      <div className="print:hidden">
        <Section tone="zinc" heading={map.heading}>
          <iframe
            src={map.frameUrl}
            title={map.frameTitle}
            height="480"
            loading="lazy"
            referrerPolicy="no-referrer"
            className="w-full border-2 border-zinc-300 bg-white"
          />
          <Paragraph className="mt-4 text-slate" text={map.frameFallback} />
        </Section>
      </div>
      <CallToAction content={serviceArea.callToAction} />
    </>
  );
}
