import { Link } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import servicesOverview from "../content/paginas/diensten.yaml";
import { servicePicture } from "../lib/content/service-pictures";
import { services } from "../lib/content/services";
import { paths } from "../lib/paths";
import { CallToAction } from "../sections/call-to-action";
import { PageHero } from "../sections/page-hero";
import { ServiceCards } from "../sections/service-cards";
import { Split } from "../sections/split";
import { PageHead } from "../ui/page-head";
import { Section } from "../ui/section";

const cards = services.map(({ slug, name, card }) => ({
  slug,
  name,
  text: card,
  picture: servicePicture(slug),
}));
const names = Object.fromEntries(services.map(({ slug, name }) => [slug, name]));

export function Component() {
  const { guide } = servicesOverview;
  return (
    <>
      <PageHead meta={servicesOverview.meta} />
      <PageHero heading={servicesOverview.heading} intro={servicesOverview.intro} />
      <Section>
        <ServiceCards cards={cards} headingLevel={2} />
      </Section>
      <Split tone="zinc" heading={guide.heading}>
        <dl className="border-t-2 border-ink">
          {guide.items.map(({ symptom, serviceSlug }) => (
            <div
              key={symptom}
              className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-zinc-300 py-4"
            >
              <dt>{symptom}</dt>
              <dd>
                <Link to={paths.service(serviceSlug)} className="text-link inline-block">
                  {names[serviceSlug]}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </Split>
      <CallToAction content={servicesOverview.callToAction} shell={shell} company={company} />
    </>
  );
}
