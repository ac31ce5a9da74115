import { useNavigate } from "react-router-dom";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request.ts";
import company from "../content/bedrijf.yaml";
import content from "../content/formulieren/offerte.yaml";
import { keepSentQuote } from "../hooks/use-sent-quote.ts";
import { useToast } from "../hooks/use-toast.ts";
import { notifyOwner } from "../lib/forms/send-request.ts";
import { paths } from "../lib/paths.ts";
import { sendChosenPhotos } from "../photos/chosen-photos.ts";
import { PhotoField } from "../photos/photo-field.tsx";
import { TextField } from "../ui/field.tsx";
import { ChatLink } from "../ui/phone-link.tsx";
import { EmailField } from "./email-field.tsx";
import { RequestForm } from "./request-form.tsx";
import { type ServiceDrawings, ServicesField } from "./services-field.tsx";

const toasts = {
  // The specification prescribes the texts of the first two toasts word for word.
  noService: { title: "Oeps! Er is iets misgegaan.", text: "Selecteer alstublieft minstens één dienst." },
  failure: {
    title: "❌ Er is iets misgegaan",
    text: "Kon de aanvraag niet versturen. Probeer het later opnieuw of neem telefonisch contact op.",
  },
  success: { title: "Aanvraag verzonden!", text: "Bedankt! We nemen binnen 24 uur contact met u op." },
  missingPhotos: {
    title: "Niet al uw foto’s zijn aangekomen",
    text: "Uw aanvraag is wel binnen. Stuur de foto’s via WhatsApp.",
  },
};

const pageHides = () => new Promise((resolve) => addEventListener("pagehide", resolve, { once: true }));

/** The quote form, which leads to /bedankt. */
export function QuoteForm({ drawings }: { drawings?: ServiceDrawings }) {
  const toast = useToast();
  const navigate = useNavigate();

  return (
    <div data-next={paths.thankYou}>
      <RequestForm
        id="quote"
        table="contact_submissions"
        content={content}
        busyLabel="Versturen..."
        failure={toasts.failure}
        onRefused={(errors) => {
          if (errors.every(({ name }) => name === "services"))
            toast.show({ variant: "destructive", ...toasts.noService });
        }}
        onSent={async ({ request, rows, hasLeft }) => {
          const quote = request as QuoteRequest;
          const photos = sendChosenPhotos(quote);
          // The mail waits for the photographs. After two minutes the schedule sends it anyway.
          void Promise.race([photos, pageHides()]).then(() => notifyOwner(quote));
          void photos.then((areAllThere) => {
            if (!areAllThere) toast.show({ variant: "destructive", ...toasts.missingPhotos });
          });
          if (hasLeft) return toast.show({ variant: "success", ...toasts.success });
          keepSentQuote({ request: quote, rows });
          await navigate(paths.thankYou, { state: { isSent: true } });
        }}
      >
        {(field) => (
          <>
            <p className="text-small text-slate">{content.requiredNote}</p>
            <ServicesField {...field("services")} drawings={drawings} />
            <TextField {...field("name")} autoComplete="name" spellCheck={false} />
            <TextField {...field("phone")} type="tel" autoComplete="tel" />
            <EmailField {...field("email")} />
            <TextField {...field("message")} rows={6} />
            <div>
              <PhotoField />
              <p className="mt-2 text-small">
                <ChatLink company={company}>{content.photos}</ChatLink>
              </p>
            </div>
          </>
        )}
      </RequestForm>
    </div>
  );
}
