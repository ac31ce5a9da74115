import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import faq from "../content/paginas/faq.yaml";
import { questionCategories } from "../lib/content/questions";
import { CallToAction } from "../sections/call-to-action";
import { PageHero } from "../sections/page-hero";
import { Accordion, AccordionQuestions } from "../ui/accordion";
import { PageHead } from "../ui/page-head";
import { Section } from "../ui/section";

export function Component() {
  return (
    <>
      <PageHead meta={faq.meta} />
      <PageHero heading={faq.heading} intro={faq.intro} />
      <Section>
        <Accordion>
          <div className="space-y-16">
            {questionCategories.map(({ title, questions }) => (
              <div key={title} className="grid gap-x-14 gap-y-6 lg:grid-cols-[4fr_7fr]">
                <h2 className="text-heading">{title}</h2>
                <AccordionQuestions questions={questions} />
              </div>
            ))}
          </div>
        </Accordion>
      </Section>
      <CallToAction content={faq.callToAction} shell={shell} company={company} />
    </>
  );
}
