import { type FormEvent, type ReactNode, startTransition, useMemo, useState } from "react";
import { optionalFields } from "../../supabase/functions/_shared/quote-request";
import { useHydrated } from "../hooks/use-hydrated";
import { type ToastText, useToast } from "../hooks/use-toast";
import type { Company, FieldContent, FormsContent, RequestFormContent } from "../lib/content/schema";
import { restoreDraft } from "../lib/forms/drafts";
import { formsClient } from "../lib/supabase";
import { Button } from "../ui/button";
import { ErrorSummary } from "../ui/error-summary";
import type { FieldProblem } from "../ui/field";
import { RichText } from "../ui/rich-text";
import { FallbackContact } from "./fallback-contact";
import { findErrors } from "./find-errors";
import { HoneypotField } from "./honeypot-field";
import { type FieldName, isTextField, textFields } from "./request-fields";
import { type RequestKind, useRequestSending } from "./use-request-sending";

export interface RequestFieldProps {
  name: FieldName;
  label: string;
  hint?: string;
  problem?: FieldProblem;
}

export interface RequestFormProps<Content> {
  content: Content & { shared: FormsContent; company: Company };
}

const fillIn = (form: HTMLFormElement | null) => {
  if (form) restoreDraft(form);
};

/** What both forms share. Fields are uncontrolled, so that what is typed before hydration stays. */
export function RequestForm<Name extends FieldName>({
  content,
  kind,
  submitting,
  noService,
  children,
}: RequestFormProps<RequestFormContent & Record<Name, FieldContent>> & {
  kind: RequestKind<Name>;
  submitting: ReactNode;
  noService?: ToastText;
  children: (field: (name: Name) => RequestFieldProps) => ReactNode;
}) {
  const { shared, company } = content;
  const { sending, slow, notSent, submit } = useRequestSending(kind, content);
  const [{ errors, attempt }, setFound] = useState({
    errors: [] as ReturnType<typeof findErrors<Name>>,
    attempt: 0,
  });
  const toast = useToast();
  const hydrated = useHydrated();
  const touch = () => {
    toast.prepare();
    formsClient().catch(() => {});
  };
  const look = (form: HTMLFormElement) => findErrors(form, kind.fields, content, shared.errors);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = look(event.currentTarget);
    // A moment later, so that the press itself is answered first.
    startTransition(() => setFound((former) => ({ errors: found, attempt: former.attempt + 1 })));
    toast.hide();
    if (found.length === 0) return void submit(event.currentTarget);
    if (noService && found.every(({ name }) => name === "services"))
      toast.show({ variant: "destructive", ...noService });
  }

  /** Takes away the errors of what is right by now; new ones come at the next attempt. */
  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (errors.length === 0) return;
    const found = look(currentTarget);
    const left = errors.filter(({ name }) => found.some((error) => error.name === name));
    setFound({ errors: left, attempt });
    if (left.length === 0) toast.hide();
  }

  // Drawn again for errors only, so that the button changes sooner.
  const shownFields = useMemo(
    () =>
      children((name) => {
        const { label, hint } = content[name];
        const error = errors.find((candidate) => candidate.name === name);
        return {
          name,
          label,
          hint,
          problem: error && { prefix: content.shared.errors.prefix, message: error.message },
          ...(isTextField(name) && { required: !optionalFields.includes(name), ...textFields[name] }),
        };
      }),
    [children, content, errors],
  );

  return (
    <form
      ref={fillIn}
      id={kind.name}
      method="post"
      // Until the page works, the browser's own messages are all there is.
      noValidate={hydrated}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={touch}
      onPointerDown={touch}
      className="flex flex-col gap-6"
    >
      <noscript>
        <p className="border-l-4 border-tile bg-tile-pale p-4">
          <RichText text={shared.withoutScript} />
        </p>
      </noscript>
      {errors.length > 0 && <ErrorSummary key={attempt} content={shared.errors} errors={errors} />}
      {shownFields}
      <HoneypotField label={shared.honeypotLabel} />
      {notSent && (
        <FallbackContact content={shared} company={company} subject={content.mailSubject} notSent={notSent} />
      )}
      <div>
        <p className="mb-4 max-w-text text-small text-slate">
          <RichText text={content.privacyNote} />
        </p>
        {!hydrated && (
          <p className="dead-form print:hidden">
            <span className="mb-4 block border-l-4 border-tile bg-tile-pale p-4">
              <RichText text={shared.notWorking} />
            </span>
          </p>
        )}
        <Button type="submit" disabled={sending} className="w-full">
          {sending ? submitting : content.submit}
        </Button>
        {slow && (
          <p role="status" className="mt-2">
            {shared.slow}
          </p>
        )}
      </div>
    </form>
  );
}
