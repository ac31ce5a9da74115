import { lazy } from "react";
import { company } from "../content/company";
import { faq } from "../content/faq";
import { shell } from "../content/shell";
import { CallToAction } from "../sections/call-to-action";
import { PageHero } from "../sections/page-hero";
import { onUse } from "../ui/on-use";
import { PageHead } from "../ui/page-head";
import { Section } from "../ui/section";
import { WaitingContent } from "../ui/waiting-content";

const QuestionCategories = lazy(onUse(() => import("../sections/question-categories")));

export default function FaqPage() {
  return (
    <>
      <PageHead meta={faq.meta} path="/faq" />
      <PageHero trail={[{ label: "Home", path: "/" }]} heading={faq.heading} intro={faq.intro} />
      <Section>
        <WaitingContent>
          <QuestionCategories categories={faq.categories} />
        </WaitingContent>
      </Section>
      <CallToAction content={faq.callToAction} quoteLabel={shell.quoteButton} phone={company.phone} />
    </>
  );
}
