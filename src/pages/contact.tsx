import shell from "../content/algemeen.yaml";
import drawings from "../content/diensten?options";
import contact from "../content/paginas/contact.yaml";
import trust from "../content/paginas?trust";
import { QuoteForm } from "../forms/quote-form.tsx";
import { trustSignals } from "../lib/content/trust-signals.ts";
import { partIds, paths } from "../lib/paths.ts";
import { ClosedNotice } from "../sections/closed-notice.tsx";
import { ContactDetails } from "../sections/contact-details.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TrustSignals } from "../sections/trust-signals.tsx";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Paragraph, RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { TextList } from "../ui/text-list.tsx";
import { TitledList } from "../ui/titled-list.tsx";

const { customers } = contact;

export function Component() {
  return (
    <>
      <PageHead meta={contact.meta} />
      <PageHero content={contact}>{customers && <Paragraph text={customers.line} />}</PageHero>
      <Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="mb-4 border-l-4 border-signal pl-4 text-small">
              <RichText text={shell.emergencyLine} />
              <ClosedNotice />
            </p>
            <QuoteForm drawings={drawings} />
            <TrustSignals signals={trustSignals()} />
            <div className="mt-8">
              <Heading size="small">{contact.guarantees.heading}</Heading>
              <TextList isChecked items={contact.guarantees.items} />
              <div className="mt-4">
                <ArrowLink to={paths.assurance}>{trust.assuranceHeading}</ArrowLink>
              </div>
            </div>
          </div>
          <div className="flex flex-col gap-8">
            {trust.sampleQuote && (
              <p>
                <a href={paths.document(trust.sampleQuote.file)} className="text-link">
                  {trust.sampleQuote.link}
                </a>
              </p>
            )}
            <div>
              <Heading size="small">{contact.detailsHeading}</Heading>
              <ContactDetails />
              <Paragraph className="mt-4" text={shell.callback} />
            </div>
            {customers && (
              <div id={partIds.customers} className="scroll-mt-28">
                <Heading size="small">{customers.heading}</Heading>
                <TitledList items={customers.items} />
              </div>
            )}
            <div>
              <Heading size="small">{contact.steps.heading}</Heading>
              <TitledList items={contact.steps.items} isNumbered />
              <Paragraph className="mt-4" text={contact.steps.quoteTime} />
            </div>
            <Paragraph text={contact.serviceAreaText} />
          </div>
        </div>
      </Section>
    </>
  );
}
