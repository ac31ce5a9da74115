import { type ComponentProps, type ReactNode, useId } from "react";

/** What is wrong with what was filled in; `prefix` ("Fout:") is for those who hear it. */
export interface FieldProblem {
  prefix: string;
  message: string;
}

interface FieldTexts {
  label: string;
  hint?: string;
  problem?: FieldProblem;
}

/** The ids of the texts that belong to a control. */
function idsOf(id: string) {
  return { hintId: `${id}-hint`, problemId: `${id}-problem` };
}

/** Which of a control's texts describe it: for its `aria-describedby`. */
export function describedBy(id: string, { hint, problem }: Omit<FieldTexts, "label">): string | undefined {
  const { hintId, problemId } = idsOf(id);
  return [hint && hintId, problem && problemId].filter(Boolean).join(" ") || undefined;
}

/** The star of a field that has to be filled in. */
export function RequiredMark() {
  return <span className="text-tile">*</span>;
}

/** The hint and the problem of a control, under the ids that `describedBy` gives. */
export function FieldNotes({ id, hint, problem }: Omit<FieldTexts, "label"> & { id: string }) {
  const { hintId, problemId } = idsOf(id);
  return (
    <>
      {hint && (
        <p id={hintId} className="mt-1 text-small text-slate">
          {hint}
        </p>
      )}
      {problem && (
        <p id={problemId} className="mt-1 font-semibold text-tile">
          <span className="sr-only">{problem.prefix} </span>
          {problem.message}
        </p>
      )}
    </>
  );
}

function Field({
  id,
  label,
  question,
  children,
  ...notes
}: FieldTexts & { id: string; question?: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label} <RequiredMark />
      </label>
      <FieldNotes id={id} {...notes} />
      {children}
      {question !== undefined && (
        <p role="status" className={question ? "mt-2 wrap-anywhere" : undefined}>
          {question}
        </p>
      )}
    </div>
  );
}

/** What every required control carries, whatever its kind. */
function controlOf(id: string, texts: FieldTexts) {
  return {
    id,
    required: true,
    "aria-describedby": describedBy(id, texts),
    "aria-invalid": texts.problem ? true : undefined,
    className:
      "mt-2 block w-full rounded border-2 border-ink bg-white px-3 py-2 placeholder:text-slate aria-invalid:border-tile",
  };
}

/**
 * A required one-line text field; label, hint, problem and their wiring included. `question` is asked below what was
 * typed, and read out when it comes; empty until there is one, because a region that comes with its text is not read.
 */
export function TextField({
  label,
  hint,
  problem,
  question,
  ...input
}: FieldTexts & { question?: string } & ComponentProps<"input">) {
  const id = useId();
  const texts = { label, hint, problem };
  return (
    <Field id={id} question={question} {...texts}>
      <input {...input} {...controlOf(id, texts)} />
    </Field>
  );
}

/** A required text box of several lines. */
export function TextArea({ label, hint, problem, ...textarea }: FieldTexts & ComponentProps<"textarea">) {
  const id = useId();
  const texts = { label, hint, problem };
  return (
    <Field id={id} {...texts}>
      <textarea {...textarea} {...controlOf(id, texts)} />
    </Field>
  );
}
