import symptoms from "../content/diensten?symptoms";
import servicesOverview from "../content/paginas/diensten.yaml";
import { CallToAction } from "../sections/call-to-action.tsx";
import { ContactButtons } from "../sections/contact-buttons.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { Drawing } from "../ui/drawing.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PageLink } from "../ui/page-link.tsx";

export function Component() {
  return (
    <>
      <PageHead meta={servicesOverview.meta} />
      <PageHero
        content={servicesOverview}
        beside={
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {symptoms.map(({ to, name, symptom, drawing }) => (
              <li key={to} className="group relative flex items-center gap-4 lg:block">
                {drawing && <Drawing name={drawing} height={525} className="w-32 shrink-0 md:w-36" />}
                <div className="lg:mt-2">
                  <p className="leading-snug font-semibold">{symptom}</p>
                  <h2 className="text-small">
                    <PageLink
                      to={to}
                      className="card-link action-link inline-block py-0.5 group-hover:text-tile"
                    >
                      {name}
                    </PageLink>
                  </h2>
                </div>
              </li>
            ))}
          </ul>
        }
      >
        <ContactButtons />
      </PageHero>
      <CallToAction content={servicesOverview.callToAction} />
    </>
  );
}
