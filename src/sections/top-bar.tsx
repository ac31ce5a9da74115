import { Phone } from "lucide-react";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { paths } from "../lib/paths.ts";
import { Container } from "../ui/container.tsx";
import { PageLink } from "../ui/page-link.tsx";

/** The narrow band above the header, in two lines on a phone. */
export function TopBar() {
  const { topBar, emergencyLabel } = shell;
  return (
    <section aria-label={topBar.label} className="bg-ink text-tiny text-zinc-200">
      <Container>
        <ul className="grid grid-cols-[auto_auto] max-[16rem]:grid-cols-1 items-center justify-between gap-x-4 md:flex md:py-1.5">
          <li>{topBar.available}</li>
          <li>
            <PageLink
              to={paths.contact}
              className="flex min-h-6 items-center underline underline-offset-4 hover:text-white"
            >
              {topBar.inspection}
            </PageLink>
          </li>
          <li>{topBar.certified}</li>
          <li>
            <a
              href={`tel:${company.emergencyPhone.dial}`}
              className="flex min-h-6 items-center gap-2 font-semibold whitespace-nowrap text-signal hover:underline"
            >
              <Phone className="size-5 max-md:hidden" />
              {`${emergencyLabel} ${company.emergencyPhone.display}`}
            </a>
          </li>
        </ul>
      </Container>
    </section>
  );
}
