import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import type { HomeContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { ButtonLink, Buttons } from "../ui/button";
import { Container } from "../ui/container";
import { PantileEdge } from "../ui/pantile-edge";
import { PhoneButton } from "../ui/phone-button";
import { Picture } from "../ui/picture";
import { Paragraph } from "../ui/rich-text";
import { TextList } from "../ui/text-list";
import { OfficeLine } from "./contact-buttons";
import { House } from "./house";

/** The first screen of the home page: the house to point at, or the owner's photograph with the house below it. */
export function HomeHero({ content, house }: { content: HomeContent["hero"]; house: HomeContent["house"] }) {
  const half = "grid gap-x-16 lg:col-span-full lg:grid-cols-2";
  return (
    <>
      <div className="grid bg-ink text-white lg:grid-cols-2">
        <Container className={`${half} lg:row-start-1`}>
          <div className="min-w-0 pt-section">
            <h1 tabIndex={-1} className="text-display hyphens-auto">
              {content.heading}
            </h1>
            <Paragraph className="mt-6 max-w-text text-lead text-zinc-200" text={content.intro} />
            <Buttons>
              <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
              <PhoneButton phone={company.emergencyPhone} label={shell.emergencyLabel} variant="emergency" />
            </Buttons>
          </div>
        </Container>
        {content.picture ? (
          <Picture
            picture={content.picture}
            slot="hero"
            className="max-lg:mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-0 lg:min-h-full lg:[clip-path:polygon(4rem_0,100%_0,100%_100%,0_100%)]"
          />
        ) : (
          <House
            content={house}
            isFirst
            className="z-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mr-20 lg:self-center"
          />
        )}
        <Container className={`${half} lg:row-start-2`}>
          <div className="min-w-0 pt-4 pb-section text-small">
            <Paragraph text={shell.callback} />
            <OfficeLine className="text-zinc-200" />
            <div className="mt-6 text-zinc-200">
              <TextList isChecked items={content.assurances} />
            </div>
          </div>
        </Container>
      </div>
      <PantileEdge />
      {content.picture && <House content={house} isFirst={false} className="bg-ink text-white" />}
    </>
  );
}
