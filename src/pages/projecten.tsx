import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import projectsPage from "../content/paginas/projecten.yaml";
import projects from "../content/projecten?all";
import { pageLink } from "../lib/content/menu";
import { proofOf } from "../lib/content/proof";
import { paths } from "../lib/paths";
import { captionsFor } from "../lib/pictures/picture-files";
import { CallToAction } from "../sections/call-to-action";
import { OfficeContact } from "../sections/office-contact";
import { OnThisPage } from "../sections/on-this-page";
import { PageHero } from "../sections/page-hero";
import { ProjectList } from "../sections/project-list";
import { ProofBlock } from "../sections/proof-block";
import { ButtonLink } from "../ui/button";
import { Section } from "../ui/section";

const { heading, intro, compare } = captionsFor(
  { ...projectsPage, compare: projectsPage.pictures.compare },
  projects.flatMap(({ picture, before }) => [picture, before]),
);
const shown = projects.map((project) => ({
  ...project,
  service: pageLink(paths.service(project.serviceSlug)),
}));

const proof = <ProofBlock proof={proofOf()} />;

export function Component() {
  return (
    <>
      <PageHero
        content={{ ...projectsPage, heading, intro }}
        aside={
          <OnThisPage
            heading={shell.onThisPage}
            parts={projects.map((project) => ({ id: project.slug, label: project.title }))}
          />
        }
      >
        <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
        <OfficeContact shell={shell} company={company} />
        {proof}
      </PageHero>
      <Section>
        <ProjectList projects={shown} pictureTexts={{ ...projectsPage.pictures, compare }} />
      </Section>
      <CallToAction content={projectsPage.callToAction} shell={shell} company={company}>
        {proof}
      </CallToAction>
    </>
  );
}
