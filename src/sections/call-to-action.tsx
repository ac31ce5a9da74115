import type { ReactNode } from "react";
import shell from "../content/algemeen.yaml";
import type { Service } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { ButtonLink, Buttons } from "../ui/button";
import { Container } from "../ui/container";
import { PantileEdge } from "../ui/pantile-edge";
import { Paragraph } from "../ui/rich-text";
import { EmergencyButton, OfficeLine } from "./contact-buttons";

/** The closing block of a page: a quote link, the office and a line for a leak, or with `emergency` only that number. */
export function CallToAction({
  content,
  emergency,
  children,
}: {
  content: Service["callToAction"];
  emergency?: boolean;
  /** Trust signals below the buttons. */
  children?: ReactNode;
}) {
  return (
    <section className="night">
      <PantileEdge />
      <Container className="grid items-end gap-x-16 py-16 lg:grid-cols-[7fr_5fr]">
        <div className="max-w-text">
          <h2 className="text-heading">{content.heading}</h2>
          <Paragraph className="mt-4 text-lead text-slate" text={content.text} />
          {!emergency && (
            <>
              <Paragraph className="mt-4 text-slate" text={shell.callback} />
              <Paragraph className="mt-4 border-l-4 border-signal pl-4" text={shell.emergencyLine} />
            </>
          )}
        </div>
        <Buttons>
          {emergency ? (
            <EmergencyButton />
          ) : (
            <>
              <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
              <OfficeLine hasHours={false} />
            </>
          )}
          {children}
        </Buttons>
      </Container>
    </section>
  );
}
