import faq from "../content/paginas/faq.yaml";
import allQuestions from "../content/vragen?all";
import { CallToAction } from "../sections/call-to-action.tsx";
import { OfficeLine } from "../sections/contact-buttons.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { Accordion, AccordionQuestions } from "../ui/accordion.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Section } from "../ui/section.tsx";

const categories = faq.categories
  .map(({ id, title }) => ({ id, title, questions: allQuestions.filter(({ category }) => category === id) }))
  .filter(({ questions }) => questions.length > 0);

export function Component() {
  return (
    <>
      <PageHead meta={faq.meta} />
      <PageHero content={faq} hasStreet>
        <OfficeLine />
      </PageHero>
      <Section>
        <Accordion>
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
            {categories.map(({ id, title, questions }) => (
              <div key={id} id={id} className="scroll-mt-28">
                <Heading>{title}</Heading>
                <AccordionQuestions questions={questions} />
              </div>
            ))}
          </div>
        </Accordion>
      </Section>
      <CallToAction content={faq.callToAction} />
    </>
  );
}
