import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import about from "../content/paginas/over-ons.yaml";
import { assuranceId } from "../lib/content/assurance";
import { paths, tradeRegisterUrl } from "../lib/paths";
import { CallToAction } from "../sections/call-to-action";
import { OfficeContact } from "../sections/office-contact";
import { PageHero } from "../sections/page-hero";
import { People } from "../sections/people";
import { Prose } from "../sections/prose";
import { Reviews } from "../sections/reviews";
import { Split } from "../sections/split";
import { TitledList } from "../sections/titled-list";
import { ButtonLink } from "../ui/button";
import { Section } from "../ui/section";

const { assurance = {}, assuranceTitles, people, reviews } = about;
const { insurance, guarantee, founded, sampleQuote, ...others } = assurance;
const { chamberOfCommerceNumber: number, vatId } = company;
const { chamberOfCommerceLabel, vatLabel } = shell.footer;
const assuranceTexts: Partial<typeof assuranceTitles> = {
  ...others,
  founded: founded?.toString(),
  registration: `[${chamberOfCommerceLabel} ${number}](${tradeRegisterUrl(number)}), ${vatLabel} ${vatId}`,
  insurance: insurance && `${insurance.company} ${insurance.cover}`,
  guarantee: guarantee?.covers,
  exclusions: guarantee?.excludes,
  sampleQuote: sampleQuote && `[${sampleQuote.link}](${paths.document(sampleQuote.file)})`,
};
const assuranceItems = Object.entries(assuranceTitles).flatMap(([name, title]) => {
  const text = assuranceTexts[name as keyof typeof assuranceTitles];
  return text ? [{ title, text }] : [];
});

/** First what people look for: who comes, since when and with which papers, and what others say of them. */
export function Component() {
  return (
    <>
      <PageHero content={about} picture={about.picture}>
        <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
        <OfficeContact shell={shell} company={company} />
      </PageHero>
      {people.items && <People heading={people.heading} items={people.items} />}
      {/* The register by itself proves little, and its number is in the foot of every page. */}
      {assuranceItems.length > 1 && (
        <Split id={assuranceId} heading={shell.assuranceHeading}>
          <TitledList items={assuranceItems} />
        </Split>
      )}
      {reviews.items && <Reviews content={reviews} items={reviews.items} />}
      <Split heading={about.story.heading}>
        <Prose paragraphs={about.story.paragraphs} />
      </Split>
      <Split tone="zinc" heading={about.values.heading}>
        <TitledList items={about.values.items} />
      </Split>
      <Section>
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
          {[about.mission, about.vision].map(({ heading, text }) => (
            <div key={heading}>
              <h2 className="text-subheading">{heading}</h2>
              <p className="mt-2 max-w-text text-slate">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <CallToAction content={about.callToAction} shell={shell} company={company} />
    </>
  );
}
