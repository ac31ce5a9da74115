import association from "../content/paginas/vve.yaml";
import { CallToAction } from "../sections/call-to-action.tsx";
import { ContactButtons } from "../sections/contact-buttons.tsx";
import { ExplanationText } from "../sections/explanation.tsx";
import { LabelledDrawing } from "../sections/labelled-drawing.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Section } from "../ui/section.tsx";

export function Component() {
  return (
    <>
      <PageHead meta={association.meta} />
      <PageHero
        content={association}
        beside={<LabelledDrawing drawing={association.drawing} labels={association.labels} isFirst />}
      >
        <ContactButtons />
      </PageHero>
      <Section>
        <div className="gap-16 lg:columns-2">
          {association.explanations.map((content) => (
            <div key={content.heading} className="mb-12 break-inside-avoid">
              <Heading>{content.heading}</Heading>
              <ExplanationText content={content} />
            </div>
          ))}
        </div>
      </Section>
      <CallToAction content={association.callToAction} />
    </>
  );
}
