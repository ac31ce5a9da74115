import association from "../content/paginas/vve.yaml";
import { CallToAction } from "../sections/call-to-action.tsx";
import { ContactButtons } from "../sections/contact-buttons.tsx";
import { ExplanationText } from "../sections/explanation.tsx";
import { LabelledDrawing } from "../sections/labelled-drawing.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { CloseUp } from "../ui/drawing.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Section } from "../ui/section.tsx";

const lists = association.explanations.filter(({ items }) => items);
const texts = association.explanations.filter(({ items }) => !items);

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
        <div className="gap-16 md:columns-2">
          {texts.map((content) => (
            <div key={content.heading} className="mb-12 break-inside-avoid">
              <Heading>{content.heading}</Heading>
              <ExplanationText content={content} />
            </div>
          ))}
        </div>
      </Section>
      {lists.map((content) => (
        <Section
          key={content.heading}
          isSplit
          tone="zinc"
          heading={content.heading}
          afterHeading={
            content.closeUp && (
              <div className="w-full max-w-100">
                <CloseUp part={content.closeUp} />
              </div>
            )
          }
        >
          <ExplanationText content={content} />
        </Section>
      ))}
      <CallToAction content={association.callToAction} />
    </>
  );
}
