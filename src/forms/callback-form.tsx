import { type FormEvent, useRef, useState } from "react";
import type { CallbackFormContent } from "../content/types";
import { useToast } from "../hooks/use-toast";
import { submitCallback } from "../lib/leads";
import { Button } from "../ui/button";
import { ErrorSummary } from "../ui/error-summary";
import { TextField } from "../ui/field";
import { RichText } from "../ui/rich-text";
import { springTrap, TrapField } from "./trap-field";
import { useDraft } from "./use-draft";
import { useLeadForm } from "./use-lead-form";
import { type NotSent, WayOn } from "./way-on";

/** The call-back request: name and phone, answered with a toast. */
export default function CallbackForm({ content }: { content: CallbackFormContent }) {
  const { submitting, submitOnce, countSent, check, errors, problemAt, formProps } = useLeadForm(
    "callback",
    content.errors,
    {
      name: content.name.errors,
      phone: content.phone.errors,
    },
  );
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const forgetDraft = useDraft(form, "terugbellen");
  const [notSent, setNotSent] = useState<NotSent>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (check(element).length > 0) return;
    const data = new FormData(element);
    const callback = { name: String(data.get("name") ?? ""), phone: String(data.get("phone") ?? "") };
    const typed: NotSent["typed"] = [
      [content.name.label, callback.name],
      [content.phone.label, callback.phone],
    ];
    if (springTrap(element)) {
      setNotSent({ reason: "trapped", typed });
      return;
    }
    setNotSent(undefined);
    void submitOnce(async () => {
      const result = await submitCallback(callback);
      if (!result.stored) {
        console.error("The call-back request could not be stored:", result.error);
        toast.show({ variant: "destructive", ...content.toasts.failed });
        setNotSent({ reason: "failed", typed });
        return;
      }
      countSent();
      element.reset();
      forgetDraft();
      toast.show({ variant: "success", ...content.toasts.sent });
    });
  }

  return (
    <form ref={form} {...formProps} onSubmit={submit} className="space-y-5">
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
      <TrapField label={content.wayOn.trapLabel} />
      <WayOn content={content.wayOn} notSent={notSent} />
      <Button type="submit" disabled={submitting} className="w-full">
        {submitting ? content.submitting : content.submit}
      </Button>
      <p className="text-small text-slate">
        <RichText text={content.privacyNote} />
      </p>
    </form>
  );
}
