import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import servicesOverview from "../content/paginas/diensten.yaml";
import { servicePicture } from "../lib/content/service-pictures";
import { serviceSummary, services } from "../lib/content/services";
import { paths } from "../lib/paths";
import { CallToAction } from "../sections/call-to-action";
import { Cards } from "../sections/cards";
import { LinkList } from "../sections/link-list";
import { OfficeContact } from "../sections/office-contact";
import { PageHero } from "../sections/page-hero";
import { Panel } from "../sections/text-with-panel";
import { ButtonLink } from "../ui/button";
import { Section } from "../ui/section";

const cards = services.map(({ slug, name, card }) => ({
  to: paths.service(slug),
  title: name,
  text: card,
  picture: servicePicture(slug),
}));

export function Component() {
  const { guide } = servicesOverview;
  return (
    <>
      <PageHero
        content={servicesOverview}
        aside={
          <Panel heading={guide.heading} tone="white">
            <LinkList
              className="text-small"
              links={guide.items.map(({ symptom, serviceSlug }) => ({
                to: paths.service(serviceSlug),
                label: symptom,
                note: serviceSummary(serviceSlug).name,
              }))}
            />
          </Panel>
        }
      >
        <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
        <OfficeContact shell={shell} company={company} />
      </PageHero>
      <Section>
        <Cards cards={cards} headingLevel={2} compact />
      </Section>
      <CallToAction content={servicesOverview.callToAction} shell={shell} company={company} />
    </>
  );
}
