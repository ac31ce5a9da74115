import owners from "../content/paginas/vve.yaml";
import type { ContactLinkState } from "../forms/quote-form";
import { CallToAction } from "../sections/call-to-action";
import { ContactButtons } from "../sections/contact-buttons";
import { Explanation } from "../sections/explanation";
import { PageHero } from "../sections/page-hero";
import { Drawing } from "../ui/drawing";

const linkState: ContactLinkState = { service: owners.quoteOption };

export function Component() {
  return (
    <>
      <PageHero content={owners} aside={<Drawing name="bitumen-dakbedekking" isFirst />}>
        <ContactButtons state={linkState} />
      </PageHero>
      {owners.explanations.map((content, index) => (
        <Explanation key={content.heading} content={content} tone={index % 2 ? "zinc" : "white"} />
      ))}
      <CallToAction content={owners.callToAction} quoteState={linkState} />
    </>
  );
}
