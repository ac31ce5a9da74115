import type { ReactNode } from "react";
import shell from "../content/algemeen.yaml";
import type { Service } from "../lib/content/schema.ts";
import { paths } from "../lib/paths.ts";
import { ButtonLink, Buttons } from "../ui/button.tsx";
import { Container } from "../ui/container.tsx";
import { Heading } from "../ui/heading.tsx";
import { PantileEdge } from "../ui/pantile-edge.tsx";
import { Paragraph } from "../ui/rich-text.tsx";
import { EmergencyButton, OfficeLine } from "./contact-buttons.tsx";

/** The closing block of a page: a quote link, the office and a line for a leak, or with `emergency` one number. */
export function CallToAction({
  content,
  emergency,
  children,
}: {
  content: Service["callToAction"];
  emergency?: boolean;
  /** The trust signals, which stand below the buttons. */
  children?: ReactNode;
}) {
  return (
    <section className="night">
      <PantileEdge />
      <Container className="grid items-end gap-8 py-16 md:grid-cols-[4fr_3fr]">
        <div className="max-w-text">
          <Heading>{content.heading}</Heading>
          <Paragraph className="text-lead text-slate" text={content.text} />
          <Buttons>
            {emergency ? (
              <EmergencyButton />
            ) : (
              <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
            )}
            {children}
          </Buttons>
        </div>
        {!emergency && (
          <div className="flex flex-col gap-4">
            <OfficeLine hasHours={false} />
            <Paragraph className="text-small text-slate" text={shell.callback} />
            <Paragraph className="border-l-4 border-signal pl-4" text={shell.emergencyLine} />
          </div>
        )}
      </Container>
    </section>
  );
}
