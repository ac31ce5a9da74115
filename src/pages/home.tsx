import serviceCards from "../content/diensten?home";
import prices from "../content/diensten?homePrices";
import home from "../content/paginas/home.yaml";
import { CallbackForm } from "../forms/callback-form.tsx";
import { trustSignals } from "../lib/content/trust-signals.ts";
import { partIds, paths } from "../lib/paths.ts";
import { Cards } from "../sections/cards.tsx";
import { ClosedNotice } from "../sections/closed-notice.tsx";
import { HomeHero } from "../sections/home-hero.tsx";
import { TrustSignals } from "../sections/trust-signals.tsx";
import { Accordion, AccordionQuestions } from "../ui/accordion.tsx";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { Container } from "../ui/container.tsx";
import { Counter } from "../ui/counter.tsx";
import { CloseUp } from "../ui/drawing.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";
import { TextList } from "../ui/text-list.tsx";
import { TitledList } from "../ui/titled-list.tsx";

const signals = trustSignals();
const { price } = home.services;
/** The heading promises prices only when the owner has given some. */
const priceWords = prices.length > 0 ? price?.priced : price;

const workCards = home.recentWork.items.map(({ projectSlug, ...card }) => ({
  ...card,
  to: paths.project(projectSlug),
}));

export function Component() {
  return (
    <>
      <PageHead meta={home.meta} />
      <HomeHero content={home.hero} house={home.house} />
      <Section
        heading={home.services.heading}
        intro={home.services.intro}
        afterHeading={<ArrowLink to={paths.services}>{home.services.allLink}</ArrowLink>}
      >
        <Cards cards={serviceCards} />
        {price && (
          <div className="mt-12 border-t-2 border-ink pt-8">
            <Heading>{priceWords?.heading}</Heading>
            {prices.length > 0 ? (
              <TitledList items={prices} />
            ) : (
              <Paragraph className="text-lead" text={price.text} />
            )}
            {price.items && (
              <ul className="grid grid-cols-3 gap-6 py-6 lg:grid-cols-6">
                {price.items.map(({ name, closeUp }) => (
                  <li key={name} className="text-small leading-tight font-semibold">
                    <CloseUp part={closeUp} className="mb-2 w-full" />
                    {name}
                  </li>
                ))}
              </ul>
            )}
            <ArrowLink to={paths.prices(price.serviceSlug)}>{priceWords?.link}</ArrowLink>
          </div>
        )}
      </Section>
      <section className="night">
        <Container className="py-16">
          <h2 className="sr-only">{home.counters.heading}</h2>
          <ul className="grid grid-cols-2 gap-8 lg:grid-cols-4">
            {home.counters.items.map(({ value, suffix, label, counted }) => (
              <li key={label}>
                <p className="text-title">
                  <Counter value={value} suffix={suffix} />
                </p>
                <p className="mt-2 text-small text-slate">{label}</p>
                {counted && <p className="text-tiny text-slate">{counted}</p>}
              </li>
            ))}
          </ul>
        </Container>
      </section>
      <Section
        isSplit
        heading={home.reasons.heading}
        intro={home.reasons.intro}
        afterHeading={<ArrowLink to={paths.about}>{home.reasons.link}</ArrowLink>}
      >
        <TitledList items={home.reasons.items} className="sm:grid sm:grid-cols-2 sm:gap-x-8" />
        <TrustSignals signals={signals} />
      </Section>
      <Section
        tone="zinc"
        heading={home.recentWork.heading}
        intro={home.recentWork.intro}
        afterHeading={<ArrowLink to={paths.projects}>{home.recentWork.link}</ArrowLink>}
      >
        <Cards cards={workCards} />
      </Section>
      <Section
        isSplit
        heading={home.questions.heading}
        intro={home.questions.intro}
        afterHeading={<ArrowLink to={paths.faq}>{home.questions.link}</ArrowLink>}
      >
        <Accordion>
          <AccordionQuestions questions={home.questions.items} />
        </Accordion>
      </Section>
      <Section tone="tile" id={partIds.callback}>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr] lg:items-center">
          <div>
            <SectionHeading heading={home.callback.heading} intro={home.callback.intro} />
            <ClosedNotice className="mt-4" />
            <div className="mt-6">
              <TextList isChecked items={home.callback.points} />
            </div>
          </div>
          <div className="bg-white p-6 text-ink shadow-raised md:p-8">
            <CallbackForm />
          </div>
        </div>
      </Section>
    </>
  );
}
