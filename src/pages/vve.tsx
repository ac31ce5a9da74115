import association from "../content/paginas/vve.yaml";
import { vve } from "../lib/pictures/drawing-points.json";
import { CallToAction } from "../sections/call-to-action";
import { ContactButtons } from "../sections/contact-buttons";
import { ExplanationText } from "../sections/explanation";
import { LabelledDrawing } from "../sections/labelled-drawing";
import { PageHero } from "../sections/page-hero";
import { Heading } from "../ui/heading";
import { PageHead } from "../ui/page-head";
import { Section } from "../ui/section";

export function Component() {
  return (
    <>
      <PageHead meta={association.meta} />
      <PageHero
        content={association}
        beside={
          <LabelledDrawing drawing={{ name: "vve", points: vve }} labels={association.labels} isFirst />
        }
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
