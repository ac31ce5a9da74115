import { useLocation } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import thankYou from "../content/paginas/bedankt.yaml";
import { useHydrated } from "../hooks/use-hydrated";
import { paths } from "../lib/paths";
import { sentRows } from "../lib/sent-rows";
import { PageHero } from "../sections/page-hero";
import { SentRequest } from "../sections/sent-request";
import { Split } from "../sections/split";
import { Steps } from "../sections/steps";
import { ButtonLink } from "../ui/button";
import { PageHead } from "../ui/page-head";
import { PhoneButton } from "../ui/phone-button";
import { PhoneLink } from "../ui/phone-link";
import { Section, SectionHeading } from "../ui/section";

export function Component() {
  const { state } = useLocation();
  // The browser keeps the state over a reload, but the prerendered HTML knows nothing of it.
  const sent = useHydrated() ? sentRows(state) : undefined;
  return (
    <>
      <PageHead meta={thankYou.meta} noindex />
      <PageHero heading={thankYou.heading} intro={sent ? thankYou.intro : thankYou.introWithoutRequest}>
        <ButtonLink to={paths.home}>{thankYou.homeLink}</ButtonLink>
        <PhoneButton phone={company.phone} label={shell.officeLabel} variant="secondary" />
      </PageHero>
      {sent && (
        <Split heading={thankYou.sentHeading}>
          <SentRequest rows={sent} />
        </Split>
      )}
      <Section tone={sent ? "zinc" : "white"}>
        <SectionHeading heading={thankYou.next.heading} />
        <Steps items={thankYou.next.items} />
        <p className="mt-10 max-w-text">
          {thankYou.contactText} <PhoneLink phone={company.phone} /> ·{" "}
          <a href={`mailto:${company.email}`} className="text-link">
            {company.email}
          </a>
        </p>
      </Section>
    </>
  );
}
