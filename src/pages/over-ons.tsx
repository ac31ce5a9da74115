import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import about from "../content/paginas/over-ons.yaml";
import trust from "../content/paginas?trust";
import { partIds, paths, tradeRegisterUrl } from "../lib/paths.ts";
import { dutchDate } from "../lib/text/dutch-format.ts";
import { CallToAction } from "../sections/call-to-action.tsx";
import { Cards } from "../sections/cards.tsx";
import { ContactButtons } from "../sections/contact-buttons.tsx";
import { Explanation } from "../sections/explanation.tsx";
import { LabelledDrawing } from "../sections/labelled-drawing.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";
import { Paragraph, RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { Steps } from "../ui/steps.tsx";
import { TitledList } from "../ui/titled-list.tsx";

const { people, reviews, papers = [], insurance, sampleQuote, picture } = about;
const { address, chamberOfCommerceNumber: number, vatId } = company;
const { chamberOfCommerceLabel, vatLabel } = shell.footer;
const assurance = [
  ...about.certainties,
  ...papers,
  {
    title: about.office.heading,
    text: `${address.street}, ${address.postalCode} ${address.city}. ${about.office.text}`,
  },
  {
    title: about.registrationHeading,
    text: `[${chamberOfCommerceLabel} ${number}](${tradeRegisterUrl(number)}), ${vatLabel} ${vatId}`,
  },
  ...(insurance ? [{ title: insurance.heading, text: `${insurance.company} ${insurance.cover}` }] : []),
  ...(sampleQuote
    ? [{ title: sampleQuote.heading, text: `[${sampleQuote.link}](${paths.document(sampleQuote.file)})` }]
    : []),
];

/** The KvK number is 00000000 until the owner fills in his own. */
const isRegistered = Number(number) > 0;

const team = people.items && (
  <>
    <Heading>{people.heading}</Heading>
    <Cards cards={people.items.map(({ name, job, picture }) => ({ title: name, text: job, picture }))} />
  </>
);

const ownPicturesLead = picture || team;

const quoteSheet = (
  <>
    <Heading size="small">{about.quoteSheet.heading}</Heading>
    <LabelledDrawing
      drawing={about.quoteSheet.drawing}
      labels={about.quoteSheet.labels}
      isFirst={!ownPicturesLead}
    />
  </>
);

/** The people lead, or else the parts of a good quote; then who we are, how a visit goes, and how anybody can check us. */
export function Component() {
  return (
    <>
      <PageHead meta={about.meta} />
      <PageHero content={about} picture={picture} beside={!picture && (team || quoteSheet)}>
        <ContactButtons />
      </PageHero>
      {picture && team && <Section>{team}</Section>}
      {ownPicturesLead && (
        <Section>
          <div className="max-w-text">{quoteSheet}</div>
        </Section>
      )}
      <Section>
        <div className="grid gap-x-16 gap-y-12 sm:grid-cols-2">
          <div className="flex flex-col gap-8">
            <Prose heading={about.story.heading} paragraphs={about.story.paragraphs} />
            {[about.mission, about.vision].map(({ heading, text }) => (
              <div key={heading} className="max-w-text">
                <Heading size="small">{heading}</Heading>
                <Paragraph text={text} />
              </div>
            ))}
          </div>
          <div>
            <Heading>{about.values.heading}</Heading>
            <TitledList items={about.values.items} />
          </div>
        </div>
      </Section>
      <Section tone="zinc" heading={about.visit.heading}>
        <Steps items={about.visit.items} />
      </Section>
      <Section isSplit id={partIds.assurance} heading={trust.assuranceHeading}>
        <TitledList items={assurance} className="sm:grid sm:grid-cols-2 sm:gap-x-8" />
      </Section>
      <Explanation tone="zinc" content={about.selection}>
        {isRegistered && <Paragraph text={about.invitation} />}
      </Explanation>
      {reviews.items && (
        <Section heading={reviews.heading}>
          <Paragraph className="mb-4 text-lead" text={trust.average} />
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
      <CallToAction content={about.callToAction} />
    </>
  );
}
