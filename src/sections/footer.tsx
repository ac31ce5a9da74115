import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { useBrowserValue } from "../hooks/use-hydrated.ts";
import type { Menu, NavigationLink } from "../lib/content/schema.ts";
import { env } from "../lib/env.ts";
import { paths } from "../lib/paths.ts";
import { Container } from "../ui/container.tsx";
import { LogoMark } from "../ui/logo-mark.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { Street } from "./street.tsx";

const linkClass = "inline-flex min-h-7 items-center underline-offset-4 hover:text-white hover:underline";

/** The foot of every page; its four columns are fixed by the specification. */
export function Footer({ menu }: { menu: Menu }) {
  const { footer } = shell;
  // The first network has a floating button.
  const otherNetworks = company.networks.slice(1);
  const name = company.name.replace(/\.$/, "");
  const year = useBrowserValue(() => new Date().getFullYear(), env.buildYear);
  return (
    <footer className="bg-ink pt-8 text-small text-zinc-200 max-lg:pb-12 max-[16rem]:pb-24">
      <Street />
      <Container>
        <div className="grid grid-cols-[2fr_3fr] gap-4 py-6 max-[22rem]:grid-cols-1 lg:grid-cols-4 lg:py-16">
          <div className="max-lg:col-span-full">
            <LogoMark className="mb-4 size-10 max-lg:hidden" />
            <h2 className="text-subheading text-white">{footer.aboutHeading}</h2>
            <p className="mt-2">{footer.aboutText}</p>
          </div>
          <FooterLinks heading={footer.linksHeading} links={menu.pages} />
          <FooterLinks
            heading={footer.citiesHeading}
            links={[...footer.cities, { label: footer.allCities, path: paths.serviceArea }]}
          />
          <div className="max-lg:col-span-full">
            <h2 className="font-semibold text-white">{footer.contactHeading}</h2>
            <address className="mt-2 grid grid-cols-[2fr_3fr] items-baseline gap-4 not-italic max-[22rem]:grid-cols-1 lg:grid-cols-1">
              <p>
                {company.address.street}
                <br />
                {company.address.postalCode} {company.address.city}
              </p>
              <p>
                {`${shell.officeLabel} `}
                <PhoneLink phone={company.phone} className={linkClass} />
                <br />
                <a href={`mailto:${company.email}`} className={`${linkClass} wrap-anywhere`}>
                  {company.email}
                </a>
              </p>
              <p>
                {footer.chamberOfCommerceLabel} {company.chamberOfCommerceNumber}
                <br />
                {footer.vatLabel} {company.vatId}
              </p>
              {otherNetworks.length > 0 && (
                <p className="flex flex-wrap gap-x-4">
                  {otherNetworks.map(({ name, url }) => (
                    <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={linkClass}>
                      {name}
                    </a>
                  ))}
                </p>
              )}
              <p className="border-l-4 border-signal pl-4">
                {footer.emergencyLabel}
                <br />
                <PhoneLink
                  phone={company.emergencyPhone}
                  className="text-subheading text-white hover:underline"
                />
              </p>
            </address>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-ink-soft py-4 text-tiny">
          <p>{`© ${year} ${name}. ${footer.rights}`}</p>
          <LinkList links={menu.small} className="flex flex-wrap gap-x-4" />
        </div>
      </Container>
    </footer>
  );
}

function FooterLinks({ heading, links }: { heading: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="font-semibold text-white">{heading}</h2>
      <LinkList links={links} className="mt-2" />
    </nav>
  );
}

function LinkList({ links, className }: { links: NavigationLink[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <PageLink to={path} className={linkClass}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
