import { Fragment, useState } from "react";
import { useToast } from "../hooks/use-toast";
import type { CallbackFormContent } from "../lib/content/schema";
import { submitCallback } from "../lib/leads";
import { TextField } from "../ui/field";
import { RichText } from "../ui/rich-text";
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

/** The call-back request: name and phone, answered with a toast, and in the form until the next one is sent. */
export default function CallbackForm(props: LeadFormProps<CallbackFormContent>) {
  const toast = useToast();
  const [sentPhone, setSentPhone] = useState<string>();
  return (
    <LeadForm
      {...props}
      name="callback"
      fields={callbackFields}
      submitting="Een moment..."
      failed={toasts.failed}
      send={(lead) => {
        setSentPhone(undefined);
        return submitCallback(lead);
      }}
      onSent={({ lead }) => {
        toast.show({ variant: "success", ...toasts.sent });
        setSentPhone(lead.phone);
      }}
      status={
        sentPhone === undefined ? (
          ""
        ) : (
          <p className="mb-4 border-l-4 border-l-success bg-zinc-50 p-4 wrap-anywhere">
            {props.content.confirmation.split("{telefoonnummer}").map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <span className="inline-block">{sentPhone}</span>}
                <RichText text={part} />
              </Fragment>
            ))}
          </p>
        )
      }
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
