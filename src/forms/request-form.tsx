import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request.ts";
import shared from "../content/formulieren/beide.yaml";
import { useHydrated } from "../hooks/use-hydrated.ts";
import type { RequestRow } from "../hooks/use-sent-quote.ts";
import { type ToastText, useToast } from "../hooks/use-toast.ts";
import type { FieldContent, RequestFormContent } from "../lib/content/schema.ts";
import { type RequestTable, storeRequest } from "../lib/forms/send-request.ts";
import {
  forgetDraft,
  forgetFailure,
  hasFailed,
  noteFailure,
  restoreDraft,
} from "../lib/forms/visitor-drafts.ts";
import { prepareClient } from "../lib/supabase.ts";
import { Button } from "../ui/button.tsx";
import { ErrorSummary, type FieldError } from "../ui/error-summary.tsx";
import type { FieldProblem } from "../ui/field.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { FallbackContact, type UnsentRequest } from "./fallback-contact.tsx";
import { findErrors } from "./find-errors.ts";
import { cleanTexts, type FieldName, type FieldWords, readRequest, rowsOf } from "./request-fields.ts";

const slowAfterMs = 4_000;

/** A request that is stored. */
export interface SentRequest {
  request: Partial<QuoteRequest>;
  rows: RequestRow[];
  /** Whether the visitor has gone to another page meanwhile. */
  hasLeft: boolean;
}

/** The props that a form gives each of its fields. */
export interface RequestFieldProps {
  name: FieldName;
  label: string;
  hint?: string;
  problem?: FieldProblem;
}

type Step =
  | { is: "idle" | "sending" | "slow" }
  | { is: "refused"; errors: FieldError[]; attempt: number }
  | ({ is: "not-sent" } & UnsentRequest)
  | { is: "sent"; request: Partial<QuoteRequest> };

/**
 * A form that stores a request. Its fields are uncontrolled, so that what was typed survives hydration and any failure.
 * `children` gets the request once it is sent, and then moves focus to its confirmation.
 */
export function RequestForm({
  id,
  table,
  content,
  busyLabel,
  failure,
  onRefused,
  onSent,
  children,
}: {
  content: RequestFormContent & FieldWords;
  id: string;
  table: RequestTable;
  /** The words of the button while the request is sent. */
  busyLabel: string;
  failure: ToastText;
  /** The form calls this when a press of its button finds errors, before it sends anything. */
  onRefused?: (errors: FieldError[]) => void;
  /** The form calls this when the request is stored, and stays busy until the promise resolves. */
  onSent: (request: SentRequest) => void | Promise<void>;
  children: (field: (name: FieldName) => RequestFieldProps, request?: Partial<QuoteRequest>) => ReactNode;
}) {
  const [step, setStep] = useState<Step>({ is: "idle" });
  const toast = useToast();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  // A ref changes before React renders, so a second submit in the same tick is seen.
  const isBusy = useRef(false);
  const isSlow = step.is === "slow";
  const isSending = step.is === "sending" || isSlow;
  const errors = step.is === "refused" ? step.errors : [];
  const errorsIn = (form: HTMLFormElement) => findErrors(form, content, shared.errors);

  useLayoutEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    if (!hasFailed(form.current)) return;
    const request = readRequest(form.current);
    setStep({ is: "not-sent", request, rows: rowsOf(request, content), isEarlier: true });
  }, [content]);

  // Firefox keeps a page that is sending in its back/forward cache, but drops the answer. Such a page reloads. That is
  // safe, because the database stores a repeated request only once.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isBusy.current) location.reload();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);

  useEffect(() => {
    if (step.is !== "sending") return;
    const timer = setTimeout(() => setStep({ is: "slow" }), slowAfterMs);
    return () => clearTimeout(timer);
  }, [step]);

  const prepare = useCallback(() => {
    toast.prepare();
    void prepareClient();
  }, [toast]);

  // React misses a focus that came before hydration.
  useEffect(() => {
    if (form.current?.matches(":focus-within")) prepare();
  }, [prepare]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    cleanTexts(form);
    toast.hide();
    const errors = errorsIn(form);
    if (errors.length === 0) return void send(form);
    setStep({ is: "refused", errors, attempt: event.timeStamp });
    onRefused?.(errors);
  }

  async function send(form: HTMLFormElement) {
    const request = readRequest(form);
    const rows = rowsOf(request, content);
    isBusy.current = true;
    forgetFailure(form);
    setStep({ is: "sending" });
    const { error } = await storeRequest(table, request);
    if (error) {
      console.error(`The ${id} request could not be stored:`, error);
      toast.show({ variant: "destructive", ...failure });
      if (!form.isConnected) noteFailure(form);
      setStep({ is: "not-sent", request, rows });
    } else {
      forgetDraft(form);
      form.reset();
      await onSent({ request, rows, hasLeft: !form.isConnected });
      setStep({ is: "sent", request });
    }
    isBusy.current = false;
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (step.is !== "refused") return;
    const errorsNow = errorsIn(currentTarget);
    const rest = errors.filter(({ name }) => errorsNow.some((error) => error.name === name));
    setStep(rest.length > 0 ? { ...step, errors: rest } : { is: "idle" });
  }

  function field(name: FieldName): RequestFieldProps {
    const { label, hint } = content[name] as FieldContent;
    const error = errors.find((candidate) => candidate.name === name);
    return { name, label, hint, problem: error && { prefix: shared.errors.prefix, message: error.message } };
  }

  return (
    <form
      ref={form}
      id={id}
      method="post"
      // Before React runs, only the browser can check the fields.
      noValidate={isHydrated}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={prepare}
      onPointerDown={prepare}
      className="flex flex-col gap-6"
    >
      <noscript>
        <p className="border-l-4 border-tile pl-4">
          <RichText text={shared.withoutScript} />
        </p>
      </noscript>
      {step.is === "refused" && <ErrorSummary key={step.attempt} content={shared.errors} errors={errors} />}
      {children(field, step.is === "sent" ? step.request : undefined)}
      {step.is === "not-sent" && <FallbackContact {...step} subject={content.mailSubject} />}
      <div>
        <p className="mb-4 text-small text-slate">
          <RichText text={content.privacyNote} />
        </p>
        {!isHydrated && (
          <p className="dead-form">
            <span className="mb-4 block border-l-4 border-tile pl-4">
              <RichText text={shared.notWorking} />
            </span>
          </p>
        )}
        <Button type="submit" disabled={isSending} className="w-full">
          {isSending && <Spinner />}
          {/* A browser that translates the page replaces text nodes, so a text that changes has its own element. */}
          <span>{isSending ? busyLabel : content.submit}</span>
        </Button>
        <span role={isSending ? "status" : undefined} className={isSlow ? "mt-2 block" : "sr-only"}>
          {/* An ellipsis replaces the three dots here, because the button's text must be unique on the page. */}
          {isSending && (isSlow ? shared.slow : busyLabel.replace("...", "…"))}
        </span>
      </div>
    </form>
  );
}
