import { Fragment, useState } from "react";
import { useToast } from "../hooks/use-toast";
import type { CallbackFormContent } from "../lib/content/schema";
import { storeRequest } from "../lib/forms/send-request";
import { TextField } from "../ui/field";
import { RichText } from "../ui/rich-text";
import { callbackFields } from "./request-fields";
import { RequestForm, type RequestFormProps } from "./request-form";

/** The toasts, word for word as in the specification. */
const sent = { title: "Aanvraag verzonden!", text: "Bedankt! We bellen u zo spoedig mogelijk terug." };
const failed = {
  title: "Er is iets misgegaan",
  text: "Kon de aanvraag niet versturen. Probeer het later opnieuw.",
};

const reveal = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: "nearest" });

/** The call-back request: name and phone, answered with a toast, and in the form until the next one is sent. */
export function CallbackForm(props: RequestFormProps<CallbackFormContent>) {
  const toast = useToast();
  const [sentPhone, setSentPhone] = useState<string>();
  return (
    <RequestForm
      {...props}
      kind={{
        name: "callback",
        fields: callbackFields,
        failed,
        send: (request) => {
          setSentPhone(undefined);
          return storeRequest("callback_requests", request);
        },
        onSent: ({ request }) => {
          toast.show({ variant: "success", ...sent });
          setSentPhone(request.phone);
        },
      }}
      submitting="Een moment..."
    >
      {(field) => (
        <>
          <TextField {...field("name")} placeholder="Uw naam" />
          <TextField {...field("phone")} placeholder="Uw telefoonnummer" />
          {sentPhone !== undefined && (
            <p ref={reveal} className="border-l-4 border-l-success bg-zinc-50 p-4 wrap-anywhere">
              {props.content.confirmation.split("{telefoonnummer}").map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && <span className="inline-block">{sentPhone}</span>}
                  <RichText text={part} />
                </Fragment>
              ))}
            </p>
          )}
        </>
      )}
    </RequestForm>
  );
}
