import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import forms from "../content/formulieren/beide.yaml";
import quoteForm from "../content/formulieren/offerte.yaml";
import contact from "../content/paginas/contact.yaml";
import { QuoteForm } from "../forms/quote-form";
import { assuranceLink } from "../lib/content/assurance";
import { ContactDetails } from "../sections/contact-details";
import { PageHero } from "../sections/page-hero";
import { Prose } from "../sections/prose";
import { Steps } from "../sections/steps";
import { ArrowLink } from "../ui/arrow-link";
import { CheckList } from "../ui/check-list";
import { PageHead } from "../ui/page-head";
import { PhoneButton } from "../ui/phone-button";
import { Section, SectionHeading } from "../ui/section";

const formContent = { ...quoteForm, shared: forms, company };

export function Component() {
  return (
    <>
      <PageHead meta={contact.meta} />
      <PageHero
        heading={contact.heading}
        intro={contact.intro}
        aside={
          <div className="border-t-4 border-tile bg-white p-4 md:p-8">
            <h2 className="text-subheading">{contact.emergency.heading}</h2>
            <p className="mt-1 mb-4 text-slate">{contact.emergency.text}</p>
            <PhoneButton phone={company.emergencyPhone} label={shell.emergencyButton} variant="dark" />
          </div>
        }
      />
      <Section>
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_4fr]">
          <div>
            <h2 className="mb-4 text-heading">{contact.formHeading}</h2>
            <QuoteForm content={formContent} />
          </div>
          <div className="space-y-12">
            <div>
              <h2 className="mb-5 text-subheading">{contact.detailsHeading}</h2>
              <ContactDetails company={company} />
              <div className="mt-5">
                <Prose paragraphs={[shell.callback]} />
              </div>
            </div>
            <div>
              <h2 className="mb-5 text-subheading">{contact.guarantees.heading}</h2>
              <CheckList items={contact.guarantees.items} />
              {assuranceLink && (
                <div className="mt-4">
                  <ArrowLink to={assuranceLink}>{shell.assuranceHeading}</ArrowLink>
                </div>
              )}
            </div>
            <Prose paragraphs={[contact.serviceAreaText]} />
          </div>
        </div>
      </Section>
      <Section tone="zinc">
        <SectionHeading heading={contact.steps.heading} />
        <Steps items={contact.steps.items} />
      </Section>
    </>
  );
}
