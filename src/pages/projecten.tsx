import projectsPage from "../content/paginas/projecten.yaml";
import projects from "../content/projecten?all";
import { pageLink } from "../lib/content/menu";
import { proofOf } from "../lib/content/proof";
import { paths } from "../lib/paths";
import { BeforeAfter } from "../sections/before-after";
import { CallToAction } from "../sections/call-to-action";
import { ContactButtons } from "../sections/contact-buttons";
import { OnThisPage } from "../sections/on-this-page";
import { PageHero } from "../sections/page-hero";
import { ProofBlock } from "../sections/proof-block";
import { ArrowLink } from "../ui/arrow-link";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";

const shown = projects.map((project) => ({
  ...project,
  service: pageLink(paths.service(project.serviceSlug)),
}));

const proof = <ProofBlock proof={proofOf()} />;

export function Component() {
  return (
    <>
      <PageHero
        content={projectsPage}
        aside={<OnThisPage parts={projects.map((project) => ({ id: project.slug, label: project.title }))} />}
      >
        <ContactButtons />
        {proof}
      </PageHero>
      <Section>
        <ol className="flex flex-col gap-16 lg:gap-24">
          {shown.map(({ slug, title, description, work, picture, before, service }) => (
            <li
              key={slug}
              id={slug}
              className="grid scroll-mt-28 items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]"
            >
              {before ? (
                <BeforeAfter before={before} after={picture} title={title} texts={projectsPage.pictures} />
              ) : (
                <Picture picture={picture} slot="half" />
              )}
              <div>
                <h2 className="text-heading">{title}</h2>
                <p className="mt-4 max-w-text text-slate">{description}</p>
                <ul className="mt-4 border-l-4 border-tile pl-4 text-small">
                  {work.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                <div className="mt-4">
                  <ArrowLink to={service.path}>{`Meer over ${service.label}`}</ArrowLink>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <CallToAction content={projectsPage.callToAction}>{proof}</CallToAction>
    </>
  );
}
