import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import about from "../content/paginas/over-ons.yaml";
import { paths } from "../lib/paths";
import { CallToAction } from "../sections/call-to-action";
import { PageHero } from "../sections/page-hero";
import { Prose } from "../sections/prose";
import { Split } from "../sections/split";
import { TitledList } from "../sections/titled-list";
import { ButtonLink } from "../ui/button";
import { PageHead } from "../ui/page-head";
import { Section } from "../ui/section";

export function Component() {
  return (
    <>
      <PageHead meta={about.meta} />
      <PageHero heading={about.heading} intro={about.intro} picture={about.picture}>
        <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
      </PageHero>
      <Split heading={about.story.heading}>
        <Prose paragraphs={about.story.paragraphs} />
      </Split>
      <Section tone="ink">
        <div className="grid gap-12 md:grid-cols-2 md:gap-14">
          {[about.mission, about.vision].map(({ heading, text }) => (
            <div key={heading} className="border-t-4 border-tile pt-6">
              <h2 className="text-heading">{heading}</h2>
              <p className="mt-4 text-lead text-zinc-200">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Split heading={about.values.heading}>
        <TitledList items={about.values.items} />
      </Split>
      <CallToAction content={about.callToAction} shell={shell} company={company} />
    </>
  );
}
