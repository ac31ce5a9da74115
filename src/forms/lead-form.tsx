import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router-dom";
import { optionalFields, type QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { useHydrated } from "../hooks/use-hydrated";
import { type ToastText, useToast } from "../hooks/use-toast";
import type { Company, FieldContent, FormsContent, LeadFormContent } from "../lib/content/schema";
import { forgetDraft, restoreDraft } from "../lib/drafts";
import type { SubmitResult } from "../lib/leads";
import type { SentRow } from "../lib/sent-rows";
import { getSupabase } from "../lib/supabase";
import { Button } from "../ui/button";
import { ErrorSummary, type FieldError } from "../ui/error-summary";
import type { FieldProblem } from "../ui/field";
import { RichText } from "../ui/rich-text";
import { FallbackContact, type NotSent } from "./fallback-contact";
import { findErrors } from "./find-errors";
import { emptyHoneypot, HoneypotField } from "./honeypot-field";
import { type FieldName, isTextField, readLead, shownLead, textFields } from "./lead-fields";
import { usePhoneQuestion } from "./use-phone-question";

export interface LeadFieldProps {
  name: FieldName;
  label: string;
  hint?: string;
  problem?: FieldProblem;
  question?: string;
}

export interface LeadFormProps<Content> {
  content: Content & { shared: FormsContent; company: Company };
}

/** A request that was stored. */
export interface SentLead<Name extends FieldName> {
  lead: Pick<QuoteRequest, Name>;
  /** The same, for the visitor to read. */
  rows: SentRow[];
  /** Whether the visitor went to another page meanwhile, or is on the way to one. */
  left: boolean;
}

/**
 * What the two lead forms share: checks, a draft, a honeypot, one submission at a time, and other ways to reach the
 * company when it fails. The fields are uncontrolled: what is typed before hydration, or during a failure, stays.
 */
export function LeadForm<Name extends FieldName>({
  name: formName,
  fields,
  content,
  submitting,
  failed,
  send,
  next,
  onErrors,
  onSent,
  status,
  children,
}: LeadFormProps<LeadFormContent & Record<Name, FieldContent>> & {
  /** Tells the two forms apart: in the console, and where a draft is kept. */
  name: "quote" | "callback";
  fields: readonly Name[];
  /** The button while a request is on its way. */
  submitting: ReactNode;
  /** The toast when a request could not be stored. */
  failed: ToastText;
  send: (lead: Pick<QuoteRequest, Name>) => Promise<SubmitResult>;
  /** The page that follows, fetched when the form is touched. */
  next?: string;
  onErrors?: (fields: Name[]) => void;
  onSent: (sent: SentLead<Name>) => void;
  /** What the form says of the last request; empty until there is one, as a live region. */
  status?: ReactNode;
  children: (field: (name: Name) => LeadFieldProps) => ReactNode;
}) {
  const { shared, company } = content;
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  // The fields get theirs a moment after the list above the form, which is what the visitor is taken to.
  const fieldErrors = useDeferredValue(errors);
  const [notSent, setNotSent] = useState<NotSent>();
  const inFlight = useRef(false);
  const focused = useRef<Element>(null);
  useEffect(() => {
    // A disabled button loses focus, to <main> when clicked again; it gets it back, unless the visitor took it elsewhere.
    if (!sending && document.activeElement?.contains(form.current))
      (focused.current as HTMLElement | null)?.focus({ preventScroll: true });
  }, [sending]);
  const navigation = useNavigation();
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = navigation.state !== "idle";
  }, [navigation.state]);
  const toast = useToast();
  const hydrated = useHydrated();
  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);
  const phoneQuestion = usePhoneQuestion();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const found = findErrors(element, fields, content, shared.errors);
    setErrors(found);
    setAttempt((former) => former + 1);
    if (found.length > 0) return onErrors?.(found.map(({ name }) => name));
    if (phoneQuestion.askBeforeSending(element)) return;
    const lead = readLead(element, fields);
    const rows = shownLead(lead, fields, content);
    const caught = emptyHoneypot(element);
    setNotSent(caught ? { reason: "honeypot", rows } : undefined);
    if (!caught) void submitOnce(element, lead, rows);
  }

  /** Takes away the errors of what is right by now; new ones come at the next attempt. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    phoneQuestion.onInput(event);
    if (errors.length === 0) return;
    const found = findErrors(event.currentTarget, fields, content, shared.errors);
    setErrors(errors.filter(({ name }) => found.some((error) => error.name === name)));
  }

  /** Sends unless a submission is under way; `sending` is always cleared at the end. */
  async function submitOnce(element: HTMLFormElement, lead: Pick<QuoteRequest, Name>, rows: SentRow[]) {
    // State changes only at the next render; a second click can come before that.
    if (inFlight.current) return;
    inFlight.current = true;
    focused.current = document.activeElement;
    setSending(true);
    toast.hide();
    const { pathname } = window.location;
    // In a task of its own, so that the button can change first; a frame to wait for never comes in a hidden tab.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const result = await send(lead);
      if (!result.stored) {
        console.error(`The ${formName} request could not be stored:`, result.error);
        toast.show({ variant: "destructive", ...failed });
        setNotSent({ reason: "failed", rows });
        return;
      }
      forgetDraft(element);
      element.reset();
      // The form stays while the code of the next page is on its way, and a moment longer than the address.
      const left = leaving.current || !element.isConnected || window.location.pathname !== pathname;
      onSent({ lead, rows, left });
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  }

  function prepare() {
    setTimeout(() => {
      toast.prepare();
      // A failed fetch shows up, and is dealt with, when the form is sent.
      getSupabase().catch(() => {});
    });
  }

  const field = (name: Name): LeadFieldProps => {
    const { label, hint } = content[name];
    const error = fieldErrors.find((candidate) => candidate.name === name);
    return {
      name,
      label,
      hint,
      problem: error && { prefix: shared.errors.prefix, message: error.message },
      ...(name === "phone" && { question: phoneQuestion.asking ? shared.phoneWithoutDigit : "" }),
      ...(isTextField(name) && { required: !optionalFields.includes(name), ...textFields[name] }),
    };
  };

  return (
    <form
      ref={form}
      id={formName}
      data-next={next}
      method="post"
      // Until the page works, the browser's own messages are all there is.
      noValidate={hydrated}
      onSubmit={submit}
      onInput={onInput}
      onBlur={phoneQuestion.onBlur}
      onFocus={prepare}
      onPointerDown={prepare}
      className="flex flex-col gap-6"
    >
      <noscript>
        <p className="border-l-4 border-tile bg-tile-pale p-4">
          <RichText text={shared.withoutScript} />
        </p>
      </noscript>
      {errors.length > 0 && <ErrorSummary key={attempt} content={shared.errors} errors={errors} />}
      {children(field)}
      <HoneypotField label={shared.honeypotLabel} />
      {notSent && (
        <FallbackContact content={shared} company={company} subject={content.mailSubject} notSent={notSent} />
      )}
      <div>
        {status !== undefined && <div role="status">{status}</div>}
        <p className="mb-4 max-w-text text-small text-slate">
          <RichText text={content.privacyNote} />
        </p>
        {!hydrated && (
          <p role="status" className="dead-form print:hidden">
            <span className="mb-4 block border-l-4 border-tile bg-tile-pale p-4">
              <RichText text={shared.notWorking} />
            </span>
          </p>
        )}
        <Button type="submit" disabled={sending} className="w-full">
          {sending ? submitting : content.submit}
        </Button>
      </div>
    </form>
  );
}
