import { useToast } from "../hooks/use-toast";
import type { CallbackFormContent } from "../lib/content/schema";
import { submitCallback } from "../lib/leads";
import { TextField } from "../ui/field";
import { callbackFields } from "./lead-fields";
import { LeadForm, type LeadFormProps } from "./lead-form";

/** The toasts, word for word as in the specification. */
const toasts = {
  sent: { title: "Aanvraag verzonden!", text: "Bedankt! We bellen u zo spoedig mogelijk terug." },
  failed: {
    title: "Er is iets misgegaan",
    text: "Kon de aanvraag niet versturen. Probeer het later opnieuw.",
  },
};

/** The call-back request: name and phone, answered with a toast. */
export default function CallbackForm(props: LeadFormProps<CallbackFormContent>) {
  const toast = useToast();
  return (
    <LeadForm
      {...props}
      name="callback"
      fields={callbackFields}
      submitting="Een moment..."
      failed={toasts.failed}
      send={submitCallback}
      onSent={() => toast.show({ variant: "success", ...toasts.sent })}
      className="space-y-5"
      buttonClassName="w-full"
    >
      {(field) => (
        <>
          <TextField {...field("name")} placeholder="Uw naam" />
          <TextField {...field("phone")} placeholder="Uw telefoonnummer" />
        </>
      )}
    </LeadForm>
  );
}
