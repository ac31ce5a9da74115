import { Check } from "lucide-react";
import { useLocation } from "react-router-dom";
import company from "../content/bedrijf.yaml";
import thankYou from "../content/paginas/bedankt.yaml";
import { useHydrated } from "../hooks/use-hydrated";
import { isAboutLeak, type SentRow, sentRows, sentValue } from "../lib/forms/sent-rows";
import { paths } from "../lib/paths";
import { PhotoProgress } from "../photos/photo-progress";
import { EmergencyButton, OfficeContact } from "../sections/contact-buttons";
import { DetailList } from "../sections/detail-list";
import { PageHero } from "../sections/page-hero";
import { Steps } from "../sections/steps";
import { ButtonAnchor, ButtonLink } from "../ui/button";
import { Drawing } from "../ui/drawing";
import { PhoneLink } from "../ui/phone-link";
import { Paragraph } from "../ui/rich-text";
import { Section } from "../ui/section";

/** WhatsApp with a prepared message: https://faq.whatsapp.com/5913398998672934 */
function chatAbout(sent: SentRow[]): string {
  const [service = ""] = sentValue(sent, "services").split(", ");
  const message = thankYou.photosMessage
    .replace("{naam}", () => sentValue(sent, "name"))
    .replace("{dienst}", () => service);
  return `${company.chatUrl}?text=${encodeURIComponent(message)}`;
}

export function Component() {
  const { state } = useLocation();
  const sent = useHydrated() ? sentRows(state) : undefined;
  const intro = sent ? thankYou.intro : thankYou.introWithoutRequest;
  const isLeak = sent && isAboutLeak(sent);
  return (
    <>
      <PageHero
        content={{ ...thankYou, intro }}
        aside={
          sent && (
            <figure className="flex items-center gap-4 border-t-4 border-success bg-white p-4 lg:flex-col lg:items-start lg:p-8">
              <figcaption className="order-last flex items-center gap-2 text-heading text-success lg:order-first">
                <Check strokeWidth={3} className="size-7 shrink-0" />
                {thankYou.received}
              </figcaption>
              <Drawing name="ontvangen" isFirst height={560} className="w-2/5 lg:w-full" />
            </figure>
          )
        }
      >
        {isLeak ? (
          <>
            <Paragraph className="w-full border-l-4 border-signal pl-4" text={thankYou.leak} />
            <EmergencyButton />
          </>
        ) : (
          <OfficeContact />
        )}
        <PhotoProgress content={thankYou.photoProgress}>
          {sent && (
            <ButtonAnchor
              href={chatAbout(sent)}
              target="_blank"
              rel="noopener noreferrer"
              variant="secondary"
            >
              {thankYou.photos}
            </ButtonAnchor>
          )}
        </PhotoProgress>
      </PageHero>
      <Section heading={thankYou.next.heading}>
        <Steps items={thankYou.next.items} />
      </Section>
      <Section tone="zinc">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
          {sent && (
            <div>
              <h2 className="mb-4 text-heading">{thankYou.sentHeading}</h2>
              <DetailList details={sent.map(({ label, value }) => ({ term: label, detail: value }))} />
            </div>
          )}
          <div className="flex flex-col items-start gap-8">
            {sent && company.confirmationSender && (
              <p className="wrap-anywhere">
                {thankYou.confirmation.replace("{adres}", () => sentValue(sent, "email"))}
              </p>
            )}
            <p>
              {thankYou.contactText}
              <br />
              <PhoneLink phone={company.phone} />
              <br />
              <a href={`mailto:${company.email}`} className="text-link">
                {company.email}
              </a>
            </p>
            <ButtonLink to={paths.home} variant="secondary">
              {thankYou.homeLink}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
