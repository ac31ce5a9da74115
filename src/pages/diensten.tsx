import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import cards from "../content/diensten?cards";
import servicesOverview from "../content/paginas/diensten.yaml";
import { paths } from "../lib/paths";
import { CallToAction } from "../sections/call-to-action";
import { Cards } from "../sections/cards";
import { OfficeContact } from "../sections/office-contact";
import { PageHero } from "../sections/page-hero";
import { ButtonLink } from "../ui/button";
import { Section } from "../ui/section";

export function Component() {
  return (
    <>
      <PageHero content={servicesOverview}>
        <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
        <OfficeContact shell={shell} company={company} />
      </PageHero>
      <Section>
        <Cards cards={cards} headingLevel={2} />
      </Section>
      <CallToAction content={servicesOverview.callToAction} shell={shell} company={company} />
    </>
  );
}
