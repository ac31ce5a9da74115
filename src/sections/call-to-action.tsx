import type { CallToActionContent, Company, ShellContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { ButtonLink, Buttons } from "../ui/button";
import { Container } from "../ui/container";
import { PantileEdge } from "../ui/pantile-edge";
import { PhoneButton } from "../ui/phone-button";
import { RichText } from "../ui/rich-text";

/** The closing block of a page: a quote link and the office; with `emergency` the emergency number alone. */
export function CallToAction({
  content,
  shell,
  company,
  quoteState,
  emergency,
}: {
  content: CallToActionContent;
  shell: ShellContent;
  company: Company;
  /** A `ContactLinkState` for /contact. */
  quoteState?: unknown;
  emergency?: boolean;
}) {
  return (
    <section className="on-dark bg-ink text-white">
      <PantileEdge />
      <Container className="grid items-end gap-x-16 py-16 lg:grid-cols-[7fr_5fr]">
        <div className="max-w-text">
          <h2 className="text-heading">{content.heading}</h2>
          <p className="mt-4 text-lead text-zinc-200">{content.text}</p>
          {!emergency && (
            <p className="mt-4 text-zinc-200">
              <RichText text={shell.callback} />
            </p>
          )}
        </div>
        <Buttons>
          {emergency ? (
            <PhoneButton phone={company.emergencyPhone} label={shell.emergencyButton} />
          ) : (
            <>
              <ButtonLink to={paths.contact} state={quoteState}>
                {shell.quoteButton}
              </ButtonLink>
              <PhoneButton phone={company.phone} label={shell.officeLabel} variant="onDark" />
            </>
          )}
        </Buttons>
      </Container>
    </section>
  );
}
