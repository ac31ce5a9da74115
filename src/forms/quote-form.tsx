import { type FormEvent, memo, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { QuoteFormContent } from "../content/types";
import { useToast } from "../hooks/use-toast";
import { notifyOwner, type QuoteRequest, submitQuote } from "../lib/leads";
import { Button } from "../ui/button";
import { ErrorSummary } from "../ui/error-summary";
import { describedBy, FieldNotes, RequiredMark, TextArea, TextField } from "../ui/field";
import { RichText } from "../ui/rich-text";
import { Spinner } from "../ui/spinner";
import { EmailField } from "./email-field";
import { springTrap, TrapField } from "./trap-field";
import { useDraft } from "./use-draft";
import { useLeadForm } from "./use-lead-form";
import { type NotSent, WayOn } from "./way-on";

/** What a link to /contact may carry along: the service that the visitor was reading about. */
export interface ContactLinkState {
  service?: string;
}

/** What /bedankt receives after a submission. */
export interface ThankYouState {
  sent?: QuoteRequest;
}

function readQuote(form: HTMLFormElement): QuoteRequest {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    name: text("name"),
    phone: text("phone"),
    email: text("email"),
    message: text("message"),
    services: data.getAll("services").map(String),
  };
}

/**
 * The quote request. Its fields are uncontrolled: what a visitor types before
 * React has attached, or while a submission fails, simply stays where it is.
 */
export function QuoteForm({ content }: { content: QuoteFormContent }) {
  const { submitting, submitOnce, countSent, check, errors, problemAt, formProps } = useLeadForm(
    "quote",
    content.errors,
    {
      services: content.services.errors,
      name: content.name.errors,
      phone: content.phone.errors,
      email: content.email.errors,
      message: content.message.errors,
    },
  );
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const forgetDraft = useDraft(form, "offerte");
  const [notSent, setNotSent] = useState<NotSent>();
  const preselected = (location.state as ContactLinkState | null)?.service;

  useEffect(() => {
    if (!preselected) return;
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[name="services"]') ?? [];
    for (const box of boxes) if (box.id === `service-${preselected}`) box.checked = true;
  }, [preselected]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const wrong = check(element);
    if (wrong.includes("services")) toast.show({ variant: "destructive", ...content.toasts.noService });
    if (wrong.length > 0) return;

    const quote = readQuote(element);
    const typed: NotSent["typed"] = [
      [content.name.label, quote.name],
      [content.phone.label, quote.phone],
      [content.email.label, quote.email],
      [content.services.legend, quote.services.join(", ")],
      [content.message.label, quote.message],
    ];
    if (springTrap(element)) {
      setNotSent({ reason: "trapped", typed });
      return;
    }
    setNotSent(undefined);

    void submitOnce(async () => {
      const result = await submitQuote(quote);
      if (!result.stored) {
        console.error("The quote request could not be stored:", result.error);
        toast.show({ variant: "destructive", ...content.toasts.failed });
        setNotSent({ reason: "failed", typed });
        return;
      }
      void notifyOwner(quote);
      countSent();
      forgetDraft();
      element.reset();
      navigate("/bedankt", { state: { sent: quote } satisfies ThankYouState });
    });
  }

  const services = { hint: content.services.hint, problem: problemAt("services") };
  return (
    <form ref={form} {...formProps} onSubmit={submit} className="space-y-7">
      <noscript>
        <p className="border-l-4 border-tile bg-tile-pale p-4">
          <RichText text={content.withoutScript} />
        </p>
      </noscript>
      <ErrorSummary content={content.errors} errors={errors} />
      <p className="text-small text-slate">{content.requiredNote}</p>

      <fieldset aria-describedby={describedBy("services", services)}>
        <legend className="font-semibold">
          {content.services.legend} <RequiredMark />
        </legend>
        <FieldNotes id="services" {...services} />
        <ServiceOptions options={content.services.options} invalid={services.problem !== undefined} />
      </fieldset>

      <div className="grid gap-7 sm:grid-cols-2">
        <TextField
          label={content.name.label}
          hint={content.name.hint}
          problem={problemAt("name")}
          name="name"
          autoComplete="name"
          spellCheck={false}
        />
        <TextField
          label={content.phone.label}
          hint={content.phone.hint}
          problem={problemAt("phone")}
          name="phone"
          type="tel"
          autoComplete="tel"
        />
      </div>
      <EmailField content={content.email} problem={problemAt("email")} />
      <TextArea
        label={content.message.label}
        hint={content.message.hint}
        problem={problemAt("message")}
        name="message"
        rows={6}
      />
      <TrapField label={content.wayOn.trapLabel} />

      <WayOn content={content.wayOn} notSent={notSent} />
      <div>
        <Button type="submit" disabled={submitting} className="w-full sm:w-auto sm:min-w-64">
          {submitting ? (
            <>
              <Spinner /> {content.submitting}
            </>
          ) : (
            content.submit
          )}
        </Button>
        <p className="mt-4 max-w-text text-small text-slate">
          <RichText text={content.privacyNote} />
        </p>
      </div>
    </form>
  );
}

/** Memoized: most of the form, and only whether it is wrong ever changes. */
const ServiceOptions = memo(function ServiceOptions({
  options,
  invalid,
}: {
  options: QuoteFormContent["services"]["options"];
  invalid: boolean;
}) {
  return (
    <div className="mt-3 grid gap-2 sm:grid-cols-2">
      {options.map(({ id, label }) => (
        <label
          key={id}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded border-2 border-zinc-300 bg-white px-3.5 py-2 leading-snug hover:border-ink has-checked:border-tile has-checked:bg-tile-pale"
        >
          <input
            type="checkbox"
            name="services"
            id={`service-${id}`}
            value={label}
            aria-invalid={invalid || undefined}
            className="size-5 shrink-0 accent-tile"
          />
          {label}
        </label>
      ))}
    </div>
  );
});
