import { memo, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { useHydrated } from "../hooks/use-hydrated";
import { useToast } from "../hooks/use-toast";
import type { FormsContent, QuoteFormContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { notifyOwner, submitQuote } from "../lib/send-request";
import { describedBy, FieldNotes, RequiredMark, TextField } from "../ui/field";
import { ChatLink } from "../ui/phone-link";
import { RichText } from "../ui/rich-text";
import { Spinner } from "../ui/spinner";
import { EmailField } from "./email-field";
import { PhotoField, sendChosenPhotos } from "./photo-field";
import { type FieldName, quoteFields, storedField } from "./request-fields";
import { type RequestFieldProps, RequestForm, type RequestFormProps } from "./request-form";
import type { SentRequest } from "./use-submission";

/** What a link to /contact carries along: the service and the place the visitor was reading about. */
export interface ContactLinkState {
  service?: string;
  place?: string;
}

const toasts = {
  // These two word for word as in the specification.
  noService: { title: "Oeps! Er is iets misgegaan.", text: "Selecteer alstublieft minstens één dienst." },
  failed: {
    title: "❌ Er is iets misgegaan",
    text: "Kon de aanvraag niet versturen. Probeer het later opnieuw of neem telefonisch contact op.",
  },
  /** In place of the thank-you page, for a visitor who is reading another page by now. */
  sent: { title: "Aanvraag verzonden!", text: "Bedankt! We nemen binnen 24 uur contact met u op." },
  /** For who is no longer on the thank-you page, which says more. */
  photosFailed: {
    title: "Niet al uw foto’s zijn aangekomen",
    text: "Uw aanvraag is wel binnen. Stuur de foto’s via WhatsApp.",
  },
};

/** The mail takes along the photographs that have arrived; for more of them it waits no longer than this. */
const mailWaitsMs = 15_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pageHides = () => new Promise((resolve) => addEventListener("pagehide", resolve, { once: true }));

/** The quote request; once it is stored, the visitor is taken to /bedankt. */
export function QuoteForm(props: RequestFormProps<QuoteFormContent>) {
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation();
  const preselected = storedField(state, "service");
  const { hint = "", placeHint } = props.content.message;
  // The name of a place as its page showed it, see `placeNameFromSlug`. The HTML knows no state.
  const place = useHydrated() ? storedField(state, "place") : undefined;
  const hintForPlace = typeof place === "string" ? placeHint.replace("{plaats}", () => place) : "";

  useEffect(() => {
    const box = typeof preselected === "string" && document.getElementById(`service-${preselected}`);
    if (box instanceof HTMLInputElement) box.checked = true;
  }, [preselected]);

  function onSent({ request, rows, left }: SentRequest<FieldName>) {
    const photos = sendChosenPhotos(request);
    void Promise.race([photos, pageHides(), pause(mailWaitsMs)]).then(() => notifyOwner(request));
    void photos.then((arrived) => {
      if (!arrived && window.location.pathname !== paths.thankYou)
        toast.show({ variant: "destructive", ...toasts.photosFailed });
    });
    if (left) toast.show({ variant: "success", ...toasts.sent });
    else navigate(paths.thankYou, { state: rows });
  }

  return (
    <div data-next={paths.thankYou}>
      <RequestForm
        {...props}
        submission={{ name: "quote", fields: quoteFields, failed: toasts.failed, send: submitQuote, onSent }}
        submitting={
          <>
            <Spinner /> Versturen...
          </>
        }
        noService={toasts.noService}
      >
        {(field) => (
          <>
            <p className="text-small text-slate">{props.content.requiredNote}</p>
            <div className="group">
              <ServicesField {...field("services")} />
              <LeakAdvice content={props.content.shared.leak} />
            </div>
            <TextField {...field("name")} />
            <TextField {...field("phone")} />
            <EmailField {...field("email")} content={props.content.email} />
            <TextField {...field("message")} hint={`${hintForPlace} ${hint}`.trim()} />
            <div>
              <PhotoField
                content={props.content.photoField}
                errorPrefix={props.content.shared.errors.prefix}
              />
              <p className="mt-2 text-small">
                <ChatLink company={props.content.company}>{props.content.photos}</ChatLink>
              </p>
            </div>
          </>
        )}
      </RequestForm>
    </div>
  );
}

function ServicesField({ name, label, ...notes }: RequestFieldProps) {
  return (
    <fieldset aria-describedby={describedBy(name, notes)}>
      <legend className="font-semibold">
        {label} <RequiredMark />
      </legend>
      <FieldNotes id={name} hint={notes.hint} problem={notes.problem} />
      <ServiceOptions name={name} invalid={notes.problem !== undefined} />
    </fieldset>
  );
}

const ServiceOptions = memo(function ServiceOptions({ name, invalid }: { name: string; invalid: boolean }) {
  return (
    <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(max(9.5rem,30%),1fr))] gap-2">
      {Object.entries(serviceOptions).map(([id, label]) => (
        <label
          key={id}
          className="flex min-h-12 cursor-pointer items-center gap-2 rounded border-2 border-zinc-300 bg-white px-2 py-1 leading-tight hover:border-ink has-checked:border-tile has-checked:bg-tile-pale"
        >
          <input
            type="checkbox"
            name={name}
            id={`service-${id}`}
            value={label}
            aria-invalid={invalid || undefined}
            aria-describedby={label === serviceOptions.daklekkage ? leakAdviceId : undefined}
            className="size-5 shrink-0 accent-tile"
          />
          <span className="min-w-0 hyphens-auto wrap-anywhere">{label}</span>
        </label>
      ))}
    </div>
  );
});

const leakAdviceId = "leak-advice";

/** Shown by the style sheet, so without scripts too; below the services, so that nothing moves. */
function LeakAdvice({ content }: { content: FormsContent["leak"] }) {
  return (
    <div
      id={leakAdviceId}
      className="mt-4 hidden border-l-4 border-signal bg-zinc-50 p-4 group-has-[#service-daklekkage:checked]:block"
    >
      <p className="font-semibold">
        <RichText text={content.call} />
      </p>
      <p className="mt-1 text-small">{content.reason}</p>
    </div>
  );
}
