import { Fragment } from "react";
import { useLoaderData } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import type { ContactLinkState } from "../forms/quote-form";
import { proofOf } from "../lib/content/proof";
import type { Service } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { dutchDate, priceText } from "../lib/text/dutch-format";
import { CallToAction } from "../sections/call-to-action";
import { ContactButtons, OfficeLine } from "../sections/contact-buttons";
import { Explanation } from "../sections/explanation";
import { LabelledDrawing } from "../sections/labelled-drawing";
import { PageHero } from "../sections/page-hero";
import { ProofBlock } from "../sections/proof-block";
import { ServiceSpecial } from "../sections/service-special";
import { Steps } from "../sections/steps";
import { TextWithPanel } from "../sections/text-with-panel";
import { TitledList } from "../sections/titled-list";
import { ArrowLink } from "../ui/arrow-link";
import { Drawing } from "../ui/drawing";
import { ChatLink } from "../ui/phone-link";
import { Section, type SectionProps } from "../ui/section";
import { TextList } from "../ui/text-list";

type Tone = SectionProps["tone"];

export function Component() {
  const content = useLoaderData<Service>();
  const linkState: ContactLinkState = { service: content.quoteOption };
  const explanations = content.explanations?.map((explanation) => (
    <Explanation key={explanation.heading} content={explanation} />
  ));
  const proof = <ProofBlock proof={proofOf(content)} />;
  const { picture, drawing, labels = [], special, emergency } = content;
  const specialBlock = special && <ServiceSpecial content={special} />;
  const lowerSpecial = !emergency && specialBlock;
  const lowerDrawing = picture && drawing && <Drawing name={drawing.name} />;
  const blocks = {
    about: (tone: Tone) => (
      <TextWithPanel
        tone={tone}
        text={content.about}
        panel={{
          ...content.signs,
          tone: tone === "zinc" ? "tile" : "zinc",
          content: <TextList items={content.signs.items} />,
        }}
      >
        {content.photos && (
          <p className="mt-4">
            <ChatLink company={company}>{content.photos}</ChatLink>
          </p>
        )}
      </TextWithPanel>
    ),
    special: (tone: Tone) => (
      <Section tone={tone}>
        <div className={lowerDrawing && "grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]"}>
          {lowerSpecial}
          {lowerDrawing}
        </div>
      </Section>
    ),
    steps: (tone: Tone) => (
      <Section tone={tone} heading={content.steps.heading}>
        <Steps items={content.steps.items} />
      </Section>
    ),
  };
  const order = [...new Set([content.leads, "about", "special", "steps"] as const)].filter(
    (name) => name !== "special" || lowerSpecial || lowerDrawing,
  );
  // Bands alternate, whatever the page has.
  const tone = (index: number): Tone => (index % 2 ? "zinc" : "white");
  return (
    <>
      <PageHero
        content={content}
        picture={picture}
        drawing={!picture && drawing && <LabelledDrawing drawing={drawing} labels={labels} />}
        lead={emergency && specialBlock}
        facts={content.facts}
      >
        <ContactButtons state={linkState} emergency={emergency} />
        {proof}
      </PageHero>
      {emergency && explanations}
      {order.map((name, index) => (
        <Fragment key={name}>{blocks[name](tone(index))}</Fragment>
      ))}
      {!emergency && explanations}
      <TextWithPanel
        tone={tone(order.length)}
        text={content.expect}
        panel={{
          tone: "tile",
          heading: content.benefits.heading,
          content: (
            <>
              <TextList isChecked items={content.benefits.items} />
              <div className="mt-4">
                <ArrowLink to={paths.assurance}>{shell.assuranceHeading}</ArrowLink>
              </div>
            </>
          ),
        }}
      />
      {!content.prices && content.priceBasis && <Explanation id="prijs" content={content.priceBasis} />}
      {content.prices && (
        <Section
          isSplit
          id="prijs"
          heading={shell.prices.heading}
          intro={shell.prices.intro.replace("{datum}", dutchDate(content.prices.date))}
        >
          <TitledList
            items={content.prices.items.map(({ what, included, ...price }) => ({
              title: what,
              note: priceText(price),
              text: included,
            }))}
          />
        </Section>
      )}
      <Section
        isSplit
        tone={tone(order.length + 1)}
        heading={shell.questionsHeading}
        link={!emergency && <OfficeLine />}
      >
        <TitledList
          items={content.questions.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
      </Section>
      <CallToAction content={content.callToAction} quoteState={linkState} emergency={emergency}>
        {proof}
      </CallToAction>
    </>
  );
}
