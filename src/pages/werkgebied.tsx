import serviceArea from "../content/paginas/werkgebied.yaml";
import cities from "../content/steden?map";
import { CallToAction } from "../sections/call-to-action.tsx";
import { ServiceAreaMap } from "../sections/netherlands-map.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";

const { map } = serviceArea;

export function Component() {
  return (
    <>
      <PageHead meta={serviceArea.meta} />
      <PageHero
        content={serviceArea}
        beside={<ServiceAreaMap heading={serviceArea.citiesHeading} cities={cities} />}
      />
      <Section>
        <div className="grid items-start gap-x-16 gap-y-12 sm:grid-cols-2">
          <Prose paragraphs={serviceArea.paragraphs} />
          <div>
            <Heading size="small">{map.heading}</Heading>
            <iframe
              src={map.frameUrl}
              title={map.frameTitle}
              height="280"
              loading="lazy"
              referrerPolicy="no-referrer"
              className="w-full border border-zinc-300 bg-white"
            />
            <Paragraph className="mt-2 text-small text-slate" text={map.frameFallback} />
          </div>
        </div>
      </Section>
      <CallToAction content={serviceArea.callToAction} />
    </>
  );
}
