import cards from "../content/diensten?cards";
import servicesOverview from "../content/paginas/diensten.yaml";
import { CallToAction } from "../sections/call-to-action";
import { Cards } from "../sections/cards";
import { ContactButtons } from "../sections/contact-buttons";
import { PageHero } from "../sections/page-hero";
import { Section } from "../ui/section";

export function Component() {
  return (
    <>
      <PageHero content={servicesOverview}>
        <ContactButtons />
      </PageHero>
      <Section>
        <Cards cards={cards} headingLevel={2} />
      </Section>
      <CallToAction content={servicesOverview.callToAction} />
    </>
  );
}
