import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useBrowserValue } from "../hooks/use-hydrated";
import { useToast } from "../hooks/use-toast";
import type { QuoteFormContent } from "../lib/content/schema";
import { notifyOwner, storeRequest } from "../lib/forms/send-request";
import { paths } from "../lib/paths";
import { sendChosenPhotos } from "../photos/chosen-photos";
import { PhotoField } from "../photos/photo-field";
import { TextField } from "../ui/field";
import { ChatLink } from "../ui/phone-link";
import { Spinner } from "../ui/spinner";
import { EmailField } from "./email-field";
import { type FieldName, quoteFields, storedField } from "./request-fields";
import { RequestForm, type RequestFormProps } from "./request-form";
import { ServicesField } from "./services-field";
import type { SentRequest } from "./use-request-sending";

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
  sent: { title: "Aanvraag verzonden!", text: "Bedankt! We nemen binnen 24 uur contact met u op." },
  photosFailed: {
    title: "Niet al uw foto’s zijn aangekomen",
    text: "Uw aanvraag is wel binnen. Stuur de foto’s via WhatsApp.",
  },
};

const pageHides = () => new Promise((resolve) => addEventListener("pagehide", resolve, { once: true }));

/** The quote request; once it is stored, the visitor is taken to /bedankt. */
export function QuoteForm(props: RequestFormProps<QuoteFormContent>) {
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation();
  const preselected = storedField(state, "service");
  const { hint = "", placeHint } = props.content.message;
  const place = useBrowserValue(() => storedField(state, "place"), undefined);
  const hintForPlace = typeof place === "string" ? placeHint.replace("{plaats}", () => place) : "";

  useEffect(() => {
    const box = typeof preselected === "string" && document.getElementById(`service-${preselected}`);
    if (box instanceof HTMLInputElement) box.checked = true;
  }, [preselected]);

  function onSent({ request, rows, left }: SentRequest<FieldName>) {
    const photos = sendChosenPhotos(request);
    // The mail takes them along; after two minutes it goes by schedule.
    void Promise.race([photos, pageHides()]).then(() => notifyOwner(request));
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
        kind={{
          name: "quote",
          fields: quoteFields,
          failed: toasts.failed,
          send: (request) => storeRequest("contact_submissions", request),
          onSent,
        }}
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
            <ServicesField {...field("services")} leak={props.content.shared.leak} />
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
