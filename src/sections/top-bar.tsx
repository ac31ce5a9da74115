import { Phone } from "lucide-react";
import { Link } from "react-router-dom";
import type { PhoneNumber, ShellContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { Container } from "../ui/container";

/** The narrow band above the header: availability, free inspection, certificate, and the number that is always answered. */
export function TopBar({ content, phone }: { content: ShellContent["topBar"]; phone: PhoneNumber }) {
  return (
    <section aria-label={content.label} className="on-dark bg-ink text-tiny text-zinc-200">
      <Container>
        <ul className="grid grid-cols-2 items-center gap-x-8 md:flex">
          <li>{content.available}</li>
          <li className="md:order-last md:ml-auto">
            <a
              href={`tel:${phone.dial}`}
              className="inline-flex min-h-6 items-center gap-2 font-semibold text-white hover:underline md:min-h-9"
            >
              <Phone aria-hidden className="size-4" />
              {phone.display}
            </a>
          </li>
          <li>
            <Link
              to={paths.contact}
              className="inline-flex min-h-6 items-center underline decoration-zinc-400 underline-offset-4 hover:text-white md:min-h-9"
            >
              {content.inspection}
            </Link>
          </li>
          <li>{content.certified}</li>
        </ul>
      </Container>
    </section>
  );
}
