import projectsPage from "../content/paginas/projecten.yaml";
import projects from "../content/projecten?all";
import { pageLink } from "../lib/content/menu.ts";
import { trustSignals } from "../lib/content/trust-signals.ts";
import { paths } from "../lib/paths.ts";
import { BeforeAfter } from "../sections/before-after.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { ContactButtons } from "../sections/contact-buttons.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TrustSignals } from "../sections/trust-signals.tsx";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Picture } from "../ui/picture.tsx";
import { Section } from "../ui/section.tsx";
import { TextList } from "../ui/text-list.tsx";

const projectsWithService = projects.map((project) => ({
  ...project,
  service: pageLink(paths.service(project.serviceSlug)),
}));

function ProjectPicture({
  project,
  isFirst,
}: {
  project: (typeof projectsWithService)[number];
  isFirst?: boolean;
}) {
  const { title, picture, before } = project;
  return before ? (
    <BeforeAfter
      before={before}
      after={picture}
      title={title}
      texts={projectsPage.pictures}
      isFirst={isFirst}
    />
  ) : (
    <Picture picture={picture} slot={isFirst ? "top" : "half"} />
  );
}

const [first] = projectsWithService;
const signals = <TrustSignals signals={trustSignals()} />;

export function Component() {
  return (
    <>
      <PageHead meta={projectsPage.meta} />
      <PageHero
        content={projectsPage}
        beside={
          first && (
            <div id={first.slug} className="scroll-mt-28">
              <ProjectPicture project={first} isFirst />
              <p className="mt-3 text-small text-slate">{first.title}</p>
            </div>
          )
        }
      >
        <ContactButtons />
        {signals}
      </PageHero>
      <Section>
        <ol className="flex flex-col gap-16">
          {projectsWithService.map((project) => {
            const { slug, title, description, work, service } = project;
            // The picture and the id of the first project are at the top of the page.
            const hasPicture = project !== first;
            return (
              <li
                key={slug}
                id={hasPicture ? slug : undefined}
                className="grid scroll-mt-28 items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]"
              >
                {hasPicture && <ProjectPicture project={project} />}
                <div
                  className={`gap-x-16 sm:grid sm:grid-cols-2 lg:grid-cols-[7fr_5fr] ${hasPicture ? "lg:block" : "lg:col-span-full"}`}
                >
                  <div>
                    <Heading>{title}</Heading>
                    <p className="text-slate">{description}</p>
                  </div>
                  <div className="mt-4">
                    <TextList items={work} />
                    <div className="mt-4">
                      <ArrowLink to={service.path}>
                        {projectsPage.serviceLink.replace("{dienst}", service.label)}
                      </ArrowLink>
                    </div>
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
      </Section>
      <CallToAction content={projectsPage.callToAction}>{signals}</CallToAction>
    </>
  );
}
