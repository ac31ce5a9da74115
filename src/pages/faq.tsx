import { lazy } from "react";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import faq from "../content/paginas/faq.yaml";
import { questionCategories } from "../lib/content/questions";
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
          <QuestionCategories categories={questionCategories} />
        </WaitingContent>
      </Section>
      <CallToAction content={faq.callToAction} quoteLabel={shell.quoteButton} phone={company.phone} />
    </>
  );
}
