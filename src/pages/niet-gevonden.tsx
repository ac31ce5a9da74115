import notFound from "../content/paginas/niet-gevonden.yaml";
import { OfficeContact } from "../sections/contact-buttons";
import { ArrowLink } from "../ui/arrow-link";
import { Buttons } from "../ui/button";
import { Drawing } from "../ui/drawing";
import { PageHeading } from "../ui/heading";
import { PageHead } from "../ui/page-head";
import { Paragraph } from "../ui/rich-text";
import { Section } from "../ui/section";

export function Component() {
  return (
    <>
      <PageHead meta={notFound.meta} noindex />
      <Section>
        <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
          <div>
            <PageHeading>{notFound.heading}</PageHeading>
            <Paragraph className="mt-4 text-lead text-slate" text={notFound.text} />
            <Buttons>
              <OfficeContact />
            </Buttons>
            <ul className="mt-8 flex flex-wrap gap-x-8">
              {notFound.links.map(({ label, path }) => (
                <li key={path}>
                  <ArrowLink to={path}>{label}</ArrowLink>
                </li>
              ))}
            </ul>
          </div>
          <Drawing name="niet-gevonden" isFirst height={400} />
        </div>
      </Section>
    </>
  );
}
