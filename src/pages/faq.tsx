import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import faq from "../content/paginas/faq.yaml";
import { questionCategories } from "../lib/content/questions";
import { CallToAction } from "../sections/call-to-action";
import { OnThisPage } from "../sections/on-this-page";
import { PageHero } from "../sections/page-hero";
import { Accordion, AccordionQuestions } from "../ui/accordion";
import { Section } from "../ui/section";

export function Component() {
  return (
    <>
      <PageHero
        content={faq}
        aside={
          <OnThisPage
            heading={shell.onThisPage}
            parts={questionCategories.map(({ id, title }) => ({ id, label: title }))}
          />
        }
      />
      <Section>
        <Accordion>
          <div className="flex flex-col gap-16">
            {questionCategories.map(({ id, title, questions }) => (
              <div key={id} id={id} className="grid scroll-mt-28 gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
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
