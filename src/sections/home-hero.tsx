import { Check } from "lucide-react";
import type { Company, HomeContent, ShellContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { ButtonLink, Buttons } from "../ui/button";
import { Container } from "../ui/container";
import { PantileEdge } from "../ui/pantile-edge";
import { PhoneButton } from "../ui/phone-button";
import { Picture } from "../ui/picture";
import { RichText } from "../ui/rich-text";
import { OfficeContact } from "./office-contact";

/** The first screen of the home page. */
export function HomeHero({
  content,
  shell,
  company,
}: {
  content: HomeContent["hero"];
  shell: ShellContent;
  company: Company;
}) {
  return (
    <>
      <div className="on-dark grid bg-ink text-white lg:grid-cols-[7fr_5fr]">
        <Container className="grid gap-x-16 lg:col-span-full lg:row-start-1 lg:grid-cols-[7fr_5fr]">
          <div className="min-w-0 py-section">
            <h1 tabIndex={-1} className="text-display hyphens-auto">
              {content.heading}
            </h1>
            <p className="mt-6 max-w-text text-lead text-zinc-200">
              <RichText text={content.intro} />
            </p>
            <Buttons>
              <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
              <PhoneButton phone={company.emergencyPhone} label={shell.emergencyButton} variant="emergency" />
              <p className="w-full text-small">
                <RichText text={shell.callback} />
              </p>
              <OfficeContact shell={shell} company={company} as="line" onDark />
            </Buttons>
            <ul className="mt-8 grid gap-2 text-small text-zinc-200 md:grid-cols-3">
              {content.assurances.map((assurance) => (
                <li key={assurance} className="flex items-start gap-2">
                  <Check strokeWidth={3} className="size-5 shrink-0 text-tile-light" />
                  {assurance}
                </li>
              ))}
            </ul>
          </div>
        </Container>
        <Picture
          picture={content.picture}
          slot="hero"
          className="lg:col-start-2 lg:[clip-path:polygon(4rem_0,100%_0,100%_100%,0_100%)] lg:row-start-1 lg:h-0 lg:min-h-full"
        />
      </div>
      <PantileEdge />
    </>
  );
}
