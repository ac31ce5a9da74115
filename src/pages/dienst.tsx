import { useLoaderData } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import trust from "../content/paginas?trust";
import type { ServicePage } from "../lib/content/services.ts";
import { trustSignals } from "../lib/content/trust-signals.ts";
import { partIds, paths } from "../lib/paths.ts";
import { dutchDate, titledPrices } from "../lib/text/dutch-format.ts";
import { CallToAction } from "../sections/call-to-action.tsx";
import { ContactButtons } from "../sections/contact-buttons.tsx";
import { Explanation } from "../sections/explanation.tsx";
import { Facts } from "../sections/facts.tsx";
import { LabelledDrawing } from "../sections/labelled-drawing.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { PriceBasis } from "../sections/price-basis.tsx";
import { ServiceSpecial } from "../sections/service-special.tsx";
import { TextWithNote } from "../sections/text-with-note.tsx";
import { TrustSignals } from "../sections/trust-signals.tsx";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { ChatLink } from "../ui/phone-link.tsx";
import { Section } from "../ui/section.tsx";
import { Steps } from "../ui/steps.tsx";
import { TextList } from "../ui/text-list.tsx";
import { TitledList } from "../ui/titled-list.tsx";

export function Component() {
  const content = useLoaderData<ServicePage>();
  const { picture, drawing, labels = [], special, emergency, prices, priceBasis } = content;
  const signals = <TrustSignals signals={trustSignals(content)} />;
  return (
    <>
      <PageHead meta={content.meta} />
      <PageHero
        content={content}
        isNight={emergency}
        picture={picture}
        beside={
          !picture &&
          drawing && (
            <LabelledDrawing
              drawing={drawing}
              labels={labels}
              isExplained={emergency && special?.numbered}
              isFirst
            />
          )
        }
        below={
          <>
            <Facts facts={content.facts} />
            {emergency && special && (
              <div className="py-8">
                <ServiceSpecial content={special} />
              </div>
            )}
          </>
        }
      >
        <ContactButtons emergency={emergency} />
        {signals}
      </PageHero>
      <TextWithNote
        text={content.about}
        note={{ ...content.signs, content: <TextList items={content.signs.items} /> }}
      >
        {content.photos && (
          <p className="mt-4">
            <ChatLink company={company}>{content.photos}</ChatLink>
          </p>
        )}
      </TextWithNote>
      {prices ? (
        <Section
          isSplit
          id={partIds.prices}
          heading={shell.prices.heading}
          intro={shell.prices.intro.replace("{datum}", dutchDate(prices.date))}
        >
          <TitledList items={titledPrices(prices.items)} />
        </Section>
      ) : (
        priceBasis && <PriceBasis content={priceBasis} />
      )}
      {special && !emergency && (
        <Section>
          <ServiceSpecial content={special} />
        </Section>
      )}
      <Section tone="zinc" heading={content.steps.heading}>
        <Steps items={content.steps.items} detail={content.detail} />
      </Section>
      {content.explanations?.map((explanation) => (
        <Explanation key={explanation.heading} id={explanation.id} content={explanation} />
      ))}
      <TextWithNote
        text={content.expect}
        note={{
          heading: content.benefits.heading,
          content: (
            <>
              <TextList isChecked items={content.benefits.items} />
              <ArrowLink to={paths.assurance}>{trust.assuranceHeading}</ArrowLink>
            </>
          ),
        }}
      />
      <Section isSplit tone="zinc" heading={shell.questionsHeading}>
        <TitledList
          items={content.questions.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
      </Section>
      <CallToAction content={content.callToAction} emergency={emergency}>
        {signals}
      </CallToAction>
    </>
  );
}
