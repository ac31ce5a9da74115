import { Phone } from "lucide-react";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import type { HomeContent } from "../lib/content/schema.ts";
import { paths } from "../lib/paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Container } from "../ui/container.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { PantileEdge } from "../ui/pantile-edge.tsx";
import { Picture } from "../ui/picture.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { OfficeLine } from "./contact-buttons.tsx";
import { House } from "./house.tsx";

/** The first screen of the home page: the house to point at, or the owner's photograph with the house below it. */
export function HomeHero({ content, house }: { content: HomeContent["hero"]; house: HomeContent["house"] }) {
  const { picture } = content;
  const columns = "grid gap-x-8 lg:grid-cols-2 nav:grid-cols-[5fr_7fr]";
  const houseClass = "bleed lg:self-start lg:my-6";
  return (
    <>
      <section className={`night overflow-x-clip ${picture ? "grid lg:grid-cols-2" : ""}`}>
        <Container className={`${columns} ${picture ? "lg:col-span-full lg:row-start-1" : ""}`}>
          <div className="min-w-0 pt-4 pb-3 lg:py-[7vw]">
            <PageHeading className="nav:text-display">{content.heading}</PageHeading>
            <Paragraph
              className="mt-3 text-lead text-slate lg:mt-6 nav:text-[1.375rem]"
              text={content.intro}
            />
            <div className="mt-4 flex flex-wrap items-center gap-x-6 lg:mt-6">
              <ButtonLink to={paths.contact} className="max-sm:w-full">
                {shell.quoteButton}
              </ButtonLink>
              <a
                href={`tel:${company.emergencyPhone.dial}`}
                className="inline-flex min-h-11 items-center gap-2 font-semibold hover:underline"
              >
                <Phone className="size-5 text-signal" />
                {`${shell.emergencyLabel} ${company.emergencyPhone.display}`}
              </a>
            </div>
            <Paragraph className="text-small lg:mt-2" text={shell.callback} />
          </div>
          {!picture && <House content={house} isFirst className={houseClass} />}
          <ul
            className={`flex flex-wrap gap-x-8 gap-y-1 py-4 text-small text-slate lg:row-start-2 ${picture ? "" : "lg:col-span-full"}`}
          >
            {content.assurances.map((assurance) => (
              <li key={assurance}>{assurance}</li>
            ))}
            <li>
              <OfficeLine hasHours={false} />
            </li>
          </ul>
        </Container>
        {picture && (
          <Picture
            picture={picture}
            slot="top"
            className="max-lg:aspect-3/2 lg:col-start-2 lg:row-start-1 lg:h-0 lg:min-h-full slanted"
          />
        )}
      </section>
      <PantileEdge />
      {picture && (
        <div className="night overflow-x-clip">
          <Container className={columns}>
            <p aria-hidden className="pt-8 text-heading lg:self-center">
              {house.name}
            </p>
            <House content={house} className={houseClass} />
          </Container>
        </div>
      )}
    </>
  );
}
