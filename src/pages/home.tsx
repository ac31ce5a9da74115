import { lazy, Suspense } from "react";
import company from "../content/bedrijf.yaml";
import forms from "../content/formulieren/beide.yaml";
import callbackForm from "../content/formulieren/terugbellen.yaml";
import home from "../content/paginas/home.yaml";
import { services } from "../lib/content/services";
import { fetchPart } from "../lib/late-code";
import { Counters } from "../sections/counters";
import { HomeHero } from "../sections/home-hero";
import { RecentWork } from "../sections/recent-work";
import { ServiceCards } from "../sections/service-cards";
import { Split } from "../sections/split";
import { TitledList } from "../sections/titled-list";
import { ArrowLink } from "../ui/arrow-link";
import { CheckList } from "../ui/check-list";
import { PageHead } from "../ui/page-head";
import { Section, SectionHeading } from "../ui/section";
import { whenNear } from "../ui/when-near";

const questionsId = "vragen";
const callbackId = "terugbellen";
const QuestionAccordion = lazy(() =>
  whenNear(questionsId).then(() => fetchPart(() => import("../sections/question-accordion"))),
);
const CallbackForm = lazy(() =>
  whenNear(callbackId).then(() => fetchPart(() => import("../forms/callback-form"))),
);

const formContent = { ...callbackForm, shared: forms, company };

const cards = home.services.items.flatMap(({ serviceSlug: slug, picture }) => {
  const service = services.find((candidate) => candidate.slug === slug);
  return service ? [{ slug, name: service.name, text: service.card, picture }] : [];
});

export default function HomePage() {
  return (
    <>
      <PageHead meta={home.meta} path="/" />
      <HomeHero content={home.hero} emergencyPhone={company.emergencyPhone} />
      <Section>
        <div className="mb-12 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <SectionHeading heading={home.services.heading} intro={home.services.intro} />
          <ArrowLink to="/diensten">{home.services.allLink}</ArrowLink>
        </div>
        <ServiceCards cards={cards} />
      </Section>
      <Counters heading={home.counters.heading} items={home.counters.items} />
      <Split
        heading={home.reasons.heading}
        intro={home.reasons.intro}
        aside={<ArrowLink to="/over-ons">{home.reasons.link}</ArrowLink>}
      >
        <TitledList items={home.reasons.items} />
      </Split>
      <Section tone="zinc">
        <div className="mb-12 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <SectionHeading heading={home.recentWork.heading} intro={home.recentWork.intro} />
          <ArrowLink to="/projecten">{home.recentWork.link}</ArrowLink>
        </div>
        <RecentWork items={home.recentWork.items} />
      </Section>
      <Split
        heading={home.questions.heading}
        intro={home.questions.intro}
        aside={<ArrowLink to="/faq">{home.questions.link}</ArrowLink>}
      >
        <div id={questionsId}>
          <Suspense>
            <QuestionAccordion questions={home.questions.items} />
          </Suspense>
        </div>
      </Split>
      <Section tone="tile" id={callbackId}>
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[6fr_5fr] lg:items-center">
          <div>
            <SectionHeading heading={home.callback.heading} intro={home.callback.intro} />
            <CheckList items={home.callback.points} className="mt-6 [&_svg]:text-white" />
          </div>
          <div className="on-light bg-white p-6 text-ink shadow-panel md:p-8">
            <Suspense>
              <CallbackForm content={formContent} />
            </Suspense>
          </div>
        </div>
      </Section>
    </>
  );
}
