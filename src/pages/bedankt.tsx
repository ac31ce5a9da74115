import { useLocation } from "react-router-dom";
import { isLeak, type QuoteRequest } from "../../supabase/functions/_shared/quote-request.ts";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import thankYou from "../content/paginas/bedankt.yaml";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { useSentQuote } from "../hooks/use-sent-quote.ts";
import { paths } from "../lib/paths.ts";
import { PhotoProgress } from "../photos/photo-progress.tsx";
import { ClosedNotice } from "../sections/closed-notice.tsx";
import { EmergencyButton, OfficeContact } from "../sections/contact-buttons.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { ButtonAnchor, ButtonLink } from "../ui/button.tsx";
import { DetailList } from "../ui/detail-list.tsx";
import { Drawing } from "../ui/drawing.tsx";
import { EmailAddress } from "../ui/email-address.tsx";
import { Heading } from "../ui/heading.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";
import { Steps } from "../ui/steps.tsx";

/** The link that opens WhatsApp with a prepared message: https://faq.whatsapp.com/5913398998672934 */
function chatAbout(request?: QuoteRequest): string {
  if (!request) return company.chatUrl;
  const message = thankYou.photosMessage
    .replace("{naam}", () => request.name)
    .replace("{dienst}", () => request.services[0] ?? "");
  return `${company.chatUrl}?text=${encodeURIComponent(message)}`;
}

/** The page after a request. Without a request, the page leads to the form. */
export function Component() {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead meta={thankYou.meta} />
      {isHydrated && state ? <Thanks /> : <NoRequest />}
    </>
  );
}

/** Thanks for the request and shows it. After a reload or Back it still gives thanks, but shows nothing of the request. */
function Thanks() {
  const { request, rows } = useSentQuote() ?? {};
  return (
    <>
      <PageHero
        content={thankYou}
        besideWidth="narrow"
        beside={
          <div className="border-t-4 border-success bg-white p-4 md:p-8">
            <Drawing name="ontvangen" isFirst height={560} className="mx-auto w-3/5 lg:w-full" />
          </div>
        }
      >
        {isLeak(request?.services) ? (
          <>
            <p className="w-full max-w-none border-l-4 border-signal pl-4">
              <RichText text={thankYou.leak} />
              <ClosedNotice />
            </p>
            <EmergencyButton />
          </>
        ) : (
          <OfficeContact />
        )}
        <PhotoProgress content={thankYou.photoProgress}>
          <ButtonAnchor
            href={chatAbout(request)}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
          >
            {thankYou.photos}
          </ButtonAnchor>
        </PhotoProgress>
      </PageHero>
      <Section heading={thankYou.next.heading}>
        <Steps items={thankYou.next.items} />
      </Section>
      <Section tone="zinc">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
          {rows && (
            <div>
              <Heading>{thankYou.sentHeading}</Heading>
              <DetailList
                details={rows.map(({ name, label, value }) => ({
                  term: label,
                  detail: name === "email" ? <EmailAddress address={value} /> : value,
                }))}
              />
            </div>
          )}
          <div className="flex flex-col items-start gap-8">
            {company.sendsConfirmation && request && (
              <p className="wrap-anywhere">{thankYou.confirmation.replace("{adres}", () => request.email)}</p>
            )}
            <WaysOn />
          </div>
        </div>
      </Section>
    </>
  );
}

function NoRequest() {
  const { heading, intro } = thankYou.withoutRequest;
  return (
    <PageHero
      content={{ heading, intro }}
      besideWidth="narrow"
      beside={
        <div className="flex flex-col items-start gap-8 lg:pt-8">
          <WaysOn />
        </div>
      }
    >
      <ClosedNotice className="w-full text-ink" />
      <ButtonLink to={paths.contact}>{shell.quoteButton}</ButtonLink>
    </PageHero>
  );
}

/** Our phone and e-mail, and the way home. */
function WaysOn() {
  return (
    <>
      <p>
        {thankYou.contactText}
        <br />
        <PhoneLink phone={company.phone} />
        <br />
        <a href={`mailto:${company.email}`} className="text-link">
          <EmailAddress address={company.email} />
        </a>
      </p>
      <ButtonLink to={paths.home} variant="secondary">
        {thankYou.homeLink}
      </ButtonLink>
    </>
  );
}
