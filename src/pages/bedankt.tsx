import { useLocation } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import thankYou from "../content/paginas/bedankt.yaml";
import { useHydrated } from "../hooks/use-hydrated";
import { isAboutLeak, type SentRow, sentRows, sentValue } from "../lib/forms/sent-rows";
import { paths } from "../lib/paths";
import { PhotoProgress } from "../photos/photo-progress";
import { DetailList } from "../sections/detail-list";
import { OfficeContact } from "../sections/office-contact";
import { PageHero } from "../sections/page-hero";
import { Split } from "../sections/split";
import { Steps } from "../sections/steps";
import { ButtonAnchor, ButtonLink } from "../ui/button";
import { PhoneButton } from "../ui/phone-button";
import { PhoneLink } from "../ui/phone-link";
import { Section } from "../ui/section";

/** WhatsApp with a prepared message: https://faq.whatsapp.com/5913398998672934 */
function chatAbout(sent: SentRow[]): string {
  const [service = ""] = sentValue(sent, "services").split(", ");
  const message = thankYou.photosMessage
    .replace("{naam}", () => sentValue(sent, "name"))
    .replace("{dienst}", () => service);
  // A lone surrogate in the history would make encodeURIComponent throw.
  return `${company.chatUrl}?text=${encodeURIComponent(message.toWellFormed())}`;
}

export function Component() {
  const { state } = useLocation();
  const sent = useHydrated() ? sentRows(state) : undefined;
  const intro = sent ? thankYou.intro : thankYou.introWithoutRequest;
  const isLeak = sent && isAboutLeak(sent);
  return (
    <>
      <PageHero content={{ ...thankYou, intro: [isLeak && thankYou.leak, intro].filter(Boolean).join(" ") }}>
        {isLeak ? (
          <PhoneButton phone={company.emergencyPhone} label={shell.emergencyButton} variant="emergency" />
        ) : (
          <OfficeContact shell={shell} company={company} />
        )}
        {sent && (
          <ButtonAnchor href={chatAbout(sent)} target="_blank" rel="noopener noreferrer" variant="secondary">
            {thankYou.photos}
          </ButtonAnchor>
        )}
      </PageHero>
      {sent && <PhotoProgress content={thankYou.photoProgress} />}
      <Section
        heading={thankYou.next.heading}
        intro={
          sent && company.confirmationSender
            ? thankYou.confirmation.replace("{adres}", () => sentValue(sent, "email"))
            : undefined
        }
      >
        <Steps items={thankYou.next.items} />
      </Section>
      {sent && (
        <Split tone="zinc" heading={thankYou.sentHeading}>
          <DetailList details={sent.map(({ label, value }) => ({ term: label, detail: value }))} />
        </Split>
      )}
      <Section tone={sent ? "white" : "zinc"}>
        <p className="mb-8 max-w-text">
          {thankYou.contactText} <PhoneLink phone={company.phone} /> ·{" "}
          <a href={`mailto:${company.email}`} className="text-link">
            {company.email}
          </a>
        </p>
        <ButtonLink to={paths.home} variant="secondary">
          {thankYou.homeLink}
        </ButtonLink>
      </Section>
    </>
  );
}
