import notFound from "../content/paginas/niet-gevonden.yaml";
import { OfficeContact } from "../sections/contact-buttons.tsx";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { Buttons } from "../ui/button.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";

/** The page for an unknown address. The street at its foot shows a house in dashes. */
export function Component() {
  return (
    <>
      <PageHead meta={notFound.meta} noindex />
      <Section>
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
      </Section>
    </>
  );
}
