import { Phone } from "lucide-react";
import { Link } from "react-router-dom";
import type { Company, ShellContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { Container } from "../ui/container";

/** The narrow band above the header; a phone has one line, and so only what is urgent. */
export function TopBar({ content, company }: { content: ShellContent; company: Company }) {
  const { topBar, emergencyLabel } = content;
  return (
    <section aria-label={topBar.label} className="on-dark bg-ink text-tiny text-zinc-200">
      <Container>
        <ul className="flex items-center justify-between gap-4">
          <li>{topBar.available}</li>
          <li className="max-md:hidden">
            <Link
              to={paths.quote}
              className="flex min-h-9 items-center underline underline-offset-4 hover:text-white"
            >
              {topBar.inspection}
            </Link>
          </li>
          <li className="max-md:hidden">{topBar.certified}</li>
          <li>
            <a
              href={`tel:${company.emergencyPhone.dial}`}
              className="flex min-h-9 items-center gap-2 font-semibold whitespace-nowrap text-signal hover:underline"
            >
              <Phone className="size-4" />
              {emergencyLabel} {company.emergencyPhone.display}
            </a>
          </li>
        </ul>
      </Container>
    </section>
  );
}
