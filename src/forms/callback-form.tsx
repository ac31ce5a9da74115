import type { FormEvent } from "react";
import type { CallbackFormContent } from "../content/types";
import { submitCallback } from "../lib/leads";
import { Button } from "../ui/button";
import { ErrorSummary } from "../ui/error-summary";
import { TextField } from "../ui/field";
import { RichText } from "../ui/rich-text";
import { useToast } from "../ui/toast";
import { useLeadForm } from "./use-lead-form";

/** The call-back request: name and phone, answered with a toast. */
export default function CallbackForm({ content }: { content: CallbackFormContent }) {
  const { submitting, submitOnce, check, errors, problemAt, formProps } = useLeadForm(content.errors, {
    name: content.name.errors,
    phone: content.phone.errors,
  });
  const toast = useToast();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (check(element).length > 0) return;
    const data = new FormData(element);
    void submitOnce(async () => {
      const result = await submitCallback({
        name: String(data.get("name") ?? ""),
        phone: String(data.get("phone") ?? ""),
      });
      if (!result.stored) {
        console.error("The call-back request could not be stored:", result.error);
        toast.show({ variant: "destructive", ...content.toasts.failed });
        return;
      }
      element.reset();
      toast.show({ variant: "success", ...content.toasts.sent });
    });
  }

  return (
    <form {...formProps} onSubmit={submit} className="space-y-5">
      <noscript>
        <p className="border-l-4 border-tile bg-tile-pale p-4">
          <RichText text={content.withoutScript} />
        </p>
      </noscript>
      <ErrorSummary content={content.errors} errors={errors} />
      <TextField
        label={content.name.label}
        problem={problemAt("name")}
        name="name"
        placeholder={content.name.placeholder}
        autoComplete="name"
        spellCheck={false}
      />
      <TextField
        label={content.phone.label}
        hint={content.phone.hint}
        problem={problemAt("phone")}
        name="phone"
        type="tel"
        placeholder={content.phone.placeholder}
        autoComplete="tel"
      />
      <Button type="submit" disabled={submitting} className="w-full">
        {submitting ? content.submitting : content.submit}
      </Button>
      <p className="text-small text-slate">
        <RichText text={content.privacyNote} />
      </p>
    </form>
  );
}
