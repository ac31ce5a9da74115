import { Phone } from "lucide-react";
import type { CallToActionContent, PhoneNumber, RichText as RichTextSource } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { ButtonAnchor, ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { PantileEdge } from "../ui/pantile-edge";
import { RichText } from "../ui/rich-text";

/**
 * The closing block of a page. Normally a quote link with the phone number
 * beside it; with `emergency` the phone comes first and is the only button.
 */
export function CallToAction({
  content,
  callback,
  quoteLabel,
  quoteState,
  phone,
  emergency,
}: {
  content: CallToActionContent;
  /** Another way: to be called. */
  callback?: RichTextSource;
  quoteLabel: string;
  /** Travels to /contact, see `ContactLinkState`. */
  quoteState?: unknown;
  phone: PhoneNumber;
  /** The text before the number on the emergency button; its presence makes this an emergency block. */
  emergency?: string;
}) {
  return (
    <section className="on-dark bg-ink text-white">
      <PantileEdge className="text-tile" />
      <Container className="flex flex-col gap-8 py-16 md:py-20 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-text">
          <h2 className="text-heading">{content.heading}</h2>
          <p className="mt-4 text-lead text-zinc-200">{content.text}</p>
          {callback && (
            <p className="mt-4 text-zinc-200 [&_a]:hover:text-tile-light">
              <RichText text={callback} />
            </p>
          )}
        </div>
        <div className="flex shrink-0 flex-col gap-3 sm:flex-row lg:flex-col xl:flex-row">
          {!emergency && (
            <ButtonLink to={paths.contact} state={quoteState}>
              {quoteLabel}
            </ButtonLink>
          )}
          <ButtonAnchor href={`tel:${phone.dial}`} variant={emergency ? "primary" : "onDark"}>
            <Phone aria-hidden className="size-5" />
            {emergency ? `${emergency} ${phone.display}` : phone.display}
          </ButtonAnchor>
        </div>
      </Container>
    </section>
  );
}
