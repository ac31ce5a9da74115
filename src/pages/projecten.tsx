import { company } from "../content/company";
import { projectsPage } from "../content/projecten";
import { services } from "../content/services";
import { shell } from "../content/shell";
import { CallToAction } from "../sections/call-to-action";
import { PageHero } from "../sections/page-hero";
import { ProjectList } from "../sections/project-list";
import { PageHead } from "../ui/page-head";
import { Section } from "../ui/section";

const serviceNames = Object.fromEntries(services.map(({ slug, name }) => [slug, name]));

export function Component() {
  return (
    <>
      <PageHead meta={projectsPage.meta} />
      <PageHero heading={projectsPage.heading} intro={projectsPage.intro} />
      <Section>
        <ProjectList
          projects={projectsPage.projects}
          serviceNames={serviceNames}
          pictureTexts={projectsPage.pictures}
        />
      </Section>
      <CallToAction
        content={projectsPage.callToAction}
        quoteLabel={shell.quoteButton}
        phone={company.phone}
      />
    </>
  );
}
