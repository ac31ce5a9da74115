import { useLoaderData } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import type { ContactLinkState } from "../forms/quote-form";
import { assuranceLink, proofOf } from "../lib/content/proof";
import type { Service } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { dutchDate, priceText } from "../lib/text/dutch-format";
import { CallToAction } from "../sections/call-to-action";
import { Explanation } from "../sections/explanation";
import { OfficeContact } from "../sections/office-contact";
import { PageHero } from "../sections/page-hero";
import { ProofBlock } from "../sections/proof-block";
import { Prose } from "../sections/prose";
import { ServiceSpecial } from "../sections/service-special";
import { Split } from "../sections/split";
import { Steps } from "../sections/steps";
import { TextWithPanel } from "../sections/text-with-panel";
import { TitledList } from "../sections/titled-list";
import { ArrowLink } from "../ui/arrow-link";
import { ButtonLink } from "../ui/button";
import { CheckList } from "../ui/check-list";
import { Panel } from "../ui/panel";
import { PhoneButton } from "../ui/phone-button";
import { ChatLink } from "../ui/phone-link";
import { Section } from "../ui/section";

export function Component() {
  const content = useLoaderData<Service>();
  const linkState: ContactLinkState = { service: content.quoteOption };
  const hasSpecial = Boolean(content.special || content.drawing);
  const special = <ServiceSpecial content={content.special} drawing={content.drawing} />;
  const explanations = content.explanations?.map((explanation) => (
    <Explanation key={explanation.heading} content={explanation} sourceLine={shell.source} />
  ));
  // Bands alternate, also around the block that not every page has.
  const tones =
    hasSpecial && !content.emergency ? (["white", "zinc"] as const) : (["zinc", "white"] as const);
  const proof = <ProofBlock proof={proofOf(content)} />;
  return (
    <>
      <PageHero content={content} picture={content.picture} facts={content.facts}>
        {content.emergency ? (
          <PhoneButton phone={company.emergencyPhone} label={shell.emergencyButton} variant="emergency" />
        ) : (
          <>
            <ButtonLink to={paths.contact} state={linkState}>
              {shell.quoteButton}
            </ButtonLink>
            <OfficeContact shell={shell} company={company} />
          </>
        )}
        {proof}
      </PageHero>
      {/* Leak callers need this first. */}
      {content.emergency && special}
      {content.emergency && explanations}
      <TextWithPanel
        heading={content.about.heading}
        panel={
          <Panel heading={content.signs.heading} intro={content.signs.intro} tone="zinc">
            <CheckList items={content.signs.items} />
          </Panel>
        }
      >
        <Prose paragraphs={content.about.paragraphs} />
        {content.photos && (
          <p className="mt-4">
            <ChatLink company={company}>{content.photos}</ChatLink>
          </p>
        )}
      </TextWithPanel>
      {!content.emergency && special}
      {!content.emergency && explanations}
      <Section tone={tones[0]} heading={content.steps.heading}>
        <Steps items={content.steps.items} />
      </Section>
      <TextWithPanel
        tone={tones[1]}
        heading={content.expect.heading}
        panel={
          <Panel heading={content.benefits.heading} tone="tile">
            <CheckList items={content.benefits.items} />
            <div className="mt-4">
              <ArrowLink to={assuranceLink}>{shell.assuranceHeading}</ArrowLink>
            </div>
          </Panel>
        }
      >
        <Prose paragraphs={content.expect.paragraphs} />
      </TextWithPanel>
      {!content.prices && content.priceBasis && (
        <Explanation content={content.priceBasis} sourceLine={shell.source} />
      )}
      {content.prices && (
        <Split
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
        </Split>
      )}
      <Split
        tone={tones[0]}
        heading={shell.questionsHeading}
        link={!content.emergency && <OfficeContact shell={shell} company={company} as="line" />}
      >
        <TitledList
          items={content.questions.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
      </Split>
      <CallToAction
        content={content.callToAction}
        shell={shell}
        company={company}
        quoteState={linkState}
        emergency={content.emergency}
      >
        {proof}
      </CallToAction>
    </>
  );
}
