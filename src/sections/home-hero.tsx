import { Check, Phone } from "lucide-react";
import type { HomeContent, PhoneNumber } from "../content/types";
import { ButtonAnchor, ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { Drawing } from "../ui/drawing";
import { PantileEdge } from "../ui/pantile-edge";

/** The first screen of the home page: who, what, where, and the two ways to reach us. */
export function HomeHero({
  content,
  emergencyPhone,
}: {
  content: HomeContent["hero"];
  emergencyPhone: PhoneNumber;
}) {
  return (
    <div className="on-dark relative overflow-hidden bg-ink text-white">
      <Container className="relative grid gap-x-10 lg:grid-cols-[6fr_5fr]">
        <div className="py-14 md:py-20 lg:py-28">
          <h1 tabIndex={-1} className="text-display">
            {content.heading}
          </h1>
          <p className="mt-6 max-w-[36rem] text-lead text-zinc-200">{content.intro}</p>
          <div className="mt-9 flex flex-col gap-3 sm:flex-row">
            <ButtonLink to="/contact">{content.quoteButton}</ButtonLink>
            <ButtonAnchor href={`tel:${emergencyPhone.dial}`} variant="onDark">
              <Phone aria-hidden className="size-5" />
              {content.emergencyButton}
            </ButtonAnchor>
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
        <div className="relative max-lg:-mt-6 max-lg:h-72 max-lg:overflow-hidden md:max-lg:h-96">
          <Drawing
            name="hero"
            width={1200}
            height={1000}
            eager
            className="w-full max-w-none lg:absolute lg:bottom-0 lg:left-0 lg:w-[110%]"
          />
        </div>
      </Container>
      <PantileEdge className="relative bg-white text-tile" />
    </div>
  );
}
