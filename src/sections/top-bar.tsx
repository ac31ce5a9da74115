import { Phone } from "lucide-react";
import { Link } from "react-router-dom";
import type { PhoneNumber, ShellContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { Container } from "../ui/container";

/** The narrow band above the header. */
export function TopBar({ content, phone }: { content: ShellContent["topBar"]; phone: PhoneNumber }) {
  return (
    <section aria-label={content.label} className="on-dark bg-ink text-tiny text-zinc-200">
      <Container>
        <ul className="grid grid-cols-2 items-center gap-x-8 md:flex md:justify-between">
          <li>{content.available}</li>
          <li>
            <Link
              to={paths.contact}
              className="flex min-h-6 items-center underline underline-offset-4 hover:text-white md:min-h-9"
            >
              {content.inspection}
            </Link>
          </li>
          <li>{content.certified}</li>
          <li>
            <a
              href={`tel:${phone.dial}`}
              className="flex min-h-6 items-center gap-2 font-semibold text-white hover:underline md:min-h-9"
            >
              <Phone className="size-4" />
              {phone.display}
            </a>
          </li>
        </ul>
      </Container>
    </section>
  );
}
