import { Check } from "lucide-react";
import type { Company, HomeContent, ShellContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { PantileEdge } from "../ui/pantile-edge";
import { PhoneButton } from "../ui/phone-button";
import { Picture } from "../ui/picture";

/** The first screen of the home page: who, what, where, and the two ways to reach us. */
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
    <div className="on-dark bg-ink text-white [--page-end:2rem]">
      <div className="relative">
        <Container>
          <div className="py-12 md:py-16 lg:w-1/2 lg:py-28 lg:pr-10">
            <h1 tabIndex={-1} className="text-display">
              {content.heading}
            </h1>
            <p className="mt-6 max-w-text text-lead text-zinc-200">{content.intro}</p>
            <div className="mt-9 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
              <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
              <PhoneButton phone={company.emergencyPhone} label={shell.emergencyButton} variant="onDark" />
            </div>
            <ul className="mt-9 flex flex-wrap gap-x-6 gap-y-2 text-small text-zinc-200">
              {content.assurances.map((assurance) => (
                <li key={assurance} className="flex items-center gap-2">
                  <Check aria-hidden strokeWidth={3} className="size-4 text-tile-light" />
                  {assurance}
                </li>
              ))}
            </ul>
          </div>
        </Container>
        <Picture
          picture={content.picture}
          place="hero"
          priority
          className="pitched lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2"
        />
      </div>
      <PantileEdge className="bg-white text-tile" />
    </div>
  );
}
