import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import about from "../content/paginas/over-ons.yaml";
import { assuranceId, assuranceLink } from "../lib/content/assurance";
import { paths } from "../lib/paths";
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
const { insurance, guarantee, ...others } = assurance;
const assuranceTexts: Partial<typeof assuranceTitles> = {
  ...others,
  insurance: insurance && `${insurance.company} ${insurance.cover}`,
  guarantee: guarantee?.covers,
  exclusions: guarantee?.excludes,
};
const assuranceItems = Object.entries(assuranceTitles).flatMap(([name, title]) => {
  const text = assuranceTexts[name as keyof typeof assuranceTitles];
  return text ? [{ title, text }] : [];
});

export function Component() {
  return (
    <>
      <PageHero content={about} picture={about.picture}>
        <ButtonLink to={paths.quote}>{shell.quoteButton}</ButtonLink>
        <OfficeContact shell={shell} company={company} />
      </PageHero>
      <Split heading={about.story.heading}>
        <Prose paragraphs={about.story.paragraphs} />
      </Split>
      <Section tone="ink">
        <div className="grid gap-12 md:grid-cols-2">
          {[about.mission, about.vision].map(({ heading, text }) => (
            <div key={heading} className="border-t-4 border-tile pt-4">
              <h2 className="text-heading">{heading}</h2>
              <p className="mt-4 text-lead text-zinc-200">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Split heading={about.values.heading}>
        <TitledList items={about.values.items} />
      </Split>
      {people.items && <People heading={people.heading} items={people.items} />}
      {reviews.items && <Reviews content={reviews} items={reviews.items} />}
      {assuranceLink && (
        <Split id={assuranceId} heading={shell.assuranceHeading}>
          <TitledList items={assuranceItems} />
        </Split>
      )}
      <CallToAction content={about.callToAction} shell={shell} company={company} />
    </>
  );
}
