import { Fragment } from "react";
import content from "../content/formulieren/terugbellen.yaml";
import { useToast } from "../hooks/use-toast.ts";
import { ClosedNotice } from "../sections/closed-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { RequestForm } from "./request-form.tsx";

/** The specification prescribes these texts word for word. */
const toasts = {
  success: { title: "Aanvraag verzonden!", text: "Bedankt! We bellen u zo spoedig mogelijk terug." },
  failure: {
    title: "Er is iets misgegaan",
    text: "Kon de aanvraag niet versturen. Probeer het later opnieuw.",
  },
};

const focus = (answer: HTMLElement | null) => answer?.focus();

/** The call-back form. Once sent, it says which number the company will call. */
export function CallbackForm() {
  const toast = useToast();
  return (
    <RequestForm
      id="callback"
      table="callback_requests"
      content={content}
      busyLabel="Een moment..."
      failure={toasts.failure}
      onSent={() => toast.show({ variant: "success", ...toasts.success })}
    >
      {(field, request) => (
        <>
          <TextField {...field("name")} autoComplete="name" spellCheck={false} placeholder="Uw naam" />
          <TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="Uw telefoonnummer" />
          {request && (
            <p ref={focus} tabIndex={-1} className="border-l-4 border-success pl-4 wrap-anywhere">
              {content.confirmation.split("{telefoonnummer}").map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && <span>{request.phone?.replaceAll(" ", "\u00A0")}</span>}
                  <RichText text={part} />
                </Fragment>
              ))}
              <ClosedNotice />
            </p>
          )}
        </>
      )}
    </RequestForm>
  );
}
