import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import owners from "../content/paginas/vve.yaml";
import type { ContactLinkState } from "../forms/quote-form";
import { paths } from "../lib/paths";
import { CallToAction } from "../sections/call-to-action";
import { Explanation } from "../sections/explanation";
import { OfficeContact } from "../sections/office-contact";
import { PageHero } from "../sections/page-hero";
import { ButtonLink } from "../ui/button";

const linkState: ContactLinkState = { service: owners.quoteOption };

export function Component() {
  return (
    <>
      <PageHero content={owners}>
        <ButtonLink to={paths.contact} state={linkState}>
          {shell.quoteButton}
        </ButtonLink>
        <OfficeContact shell={shell} company={company} />
      </PageHero>
      {owners.explanations.map((content, index) => (
        <Explanation
          key={content.heading}
          content={content}
          sourceLine={shell.source}
          tone={index % 2 ? "zinc" : "white"}
        />
      ))}
      <CallToAction content={owners.callToAction} shell={shell} company={company} quoteState={linkState} />
    </>
  );
}
