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
import { ButtonLink } from "../ui/button";
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
      <PageHero
        heading={servicesOverview.heading}
        intro={servicesOverview.intro}
        aside={
          <div className="border-t-4 border-tile bg-white p-6 md:p-8">
            <h2 className="text-subheading">{guide.heading}</h2>
            <ul className="mt-4 border-t-2 border-ink text-small">
              {guide.items.map(({ symptom, serviceSlug }) => (
                <li key={symptom} className="border-b border-zinc-300">
                  <Link
                    to={paths.service(serviceSlug)}
                    className="group flex min-h-11 items-center justify-between gap-4 py-2"
                  >
                    <span className="group-hover:text-tile group-hover:underline">{symptom}</span>
                    <span className="text-right font-semibold text-tile">{names[serviceSlug]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        }
      >
        <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
      </PageHero>
      <Section>
        <ServiceCards cards={cards} headingLevel={2} />
      </Section>
      <CallToAction content={servicesOverview.callToAction} shell={shell} company={company} />
    </>
  );
}
