import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import about from "../content/paginas/over-ons.yaml";
import proof from "../content/paginas?proof";
import { paths, tradeRegisterUrl } from "../lib/paths";
import { dutchDate } from "../lib/text/dutch-format";
import { CallToAction } from "../sections/call-to-action";
import { Cards } from "../sections/cards";
import { ContactButtons } from "../sections/contact-buttons";
import { Explanation } from "../sections/explanation";
import { PageHero } from "../sections/page-hero";
import { Prose } from "../sections/prose";
import { Steps } from "../sections/steps";
import { TitledList } from "../sections/titled-list";
import { Paragraph, RichText } from "../ui/rich-text";
import { Section } from "../ui/section";

const { people, reviews, papers = [], insurance, sampleQuote } = about;
const { address, chamberOfCommerceNumber: number, vatId } = company;
const { chamberOfCommerceLabel, vatLabel } = shell.footer;
const assurance = [
  ...about.certainties,
  ...papers,
  {
    title: about.registrationHeading,
    text: `[${chamberOfCommerceLabel} ${number}](${tradeRegisterUrl(number)}), ${vatLabel} ${vatId}`,
  },
  ...(insurance ? [{ title: insurance.heading, text: `${insurance.company} ${insurance.cover}` }] : []),
  ...(sampleQuote
    ? [{ title: sampleQuote.heading, text: `[${sampleQuote.link}](${paths.document(sampleQuote.file)})` }]
    : []),
];

/** 00000000 stands there until the owner fills his own in. */
const isRegistered = Number(number) > 0;

/** First what people look for: who comes, how that goes, on which papers, and what others say of them. */
export function Component() {
  return (
    <>
      <PageHero content={about} picture={about.picture}>
        <ContactButtons />
      </PageHero>
      {people.items && (
        <Section heading={people.heading}>
          <Cards
            cards={people.items.map(({ name, job, picture }) => ({ title: name, text: job, picture }))}
          />
        </Section>
      )}
      <Section heading={about.visit.heading}>
        <Steps items={about.visit.items} />
      </Section>
      <Section isSplit tone="zinc" id="zekerheid" heading={shell.assuranceHeading}>
        <TitledList items={assurance} />
      </Section>
      <Explanation content={about.selection}>
        {isRegistered && <Paragraph className="border-l-4 border-tile pl-4" text={about.invitation} />}
      </Explanation>
      {reviews.items && (
        <Section tone="zinc" heading={reviews.heading}>
          <Paragraph className="mb-4 text-lead" text={proof.average} />
          <ul className="grid gap-8 sm:grid-cols-2 md:grid-cols-3">
            {reviews.items.map(({ text, name, place, date, source, url }) => (
              <li key={name + date} className="border-t-4 border-ink bg-white p-6">
                <blockquote>{text}</blockquote>
                <p className="mt-4 font-semibold">{place ? `${name}, ${place}` : name}</p>
                <p className="text-small text-slate">
                  <RichText text={`${dutchDate(date)} · ${url ? `[${source}](${url})` : source}`} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <div className="flex flex-col gap-8">
            {[about.story, about.mission, about.vision].map((part) => (
              <Prose
                key={part.heading}
                heading={part.heading}
                paragraphs={"text" in part ? [part.text] : part.paragraphs}
              />
            ))}
          </div>
          <div>
            <h2 className="mb-4 text-heading">{about.values.heading}</h2>
            <TitledList items={about.values.items} />
          </div>
        </div>
      </Section>
      <Section isSplit tone="zinc" heading={about.office.heading}>
        <Prose paragraphs={[`${address.street}, ${address.postalCode} ${address.city}`, about.office.text]} />
      </Section>
      <CallToAction content={about.callToAction} />
    </>
  );
}
