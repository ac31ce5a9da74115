import { type ComponentProps, type ReactNode, useId } from "react";
import { Drawing } from "./drawing.tsx";

/** A problem with a value that a visitor filled in. `prefix` ("Fout:") is for screen readers only. */
export interface FieldProblem {
  prefix: string;
  message: string;
}

interface Notes {
  hint?: string;
  problem?: FieldProblem;
  question?: string;
}

function idsOf(id: string) {
  return { hintId: `${id}-hint`, problemId: `${id}-problem`, questionId: `${id}-question` };
}

/** The value of `aria-describedby` for a control with these notes. */
export function describedBy(id: string, { hint, problem, question }: Notes): string | undefined {
  const { hintId, problemId, questionId } = idsOf(id);
  return (
    [hint && hintId, problem && problemId, question && questionId].filter(Boolean).join(" ") || undefined
  );
}

/** A bar in the margin of a field or group that has a problem, so that nothing moves. */
export const problemBar =
  "has-aria-invalid:-ml-4 has-aria-invalid:border-l-4 has-aria-invalid:border-tile has-aria-invalid:pl-3";

/** The star of a field that has to be filled in. */
export function RequiredMark() {
  return <span className="text-tile">*</span>;
}

/** The hint and the problem of a control, under the ids that `describedBy` gives. */
export function FieldNotes({ id, hint, problem }: Notes & { id: string }) {
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
          <span>{problem.message}</span>
        </p>
      )}
    </>
  );
}

/** A text field; with `rows` it is a textarea. */
export function TextField({
  label,
  question,
  hint,
  problem,
  required = true,
  ...attributes
}: Notes & { label: string; rows?: number } & ComponentProps<"input">) {
  const id = useId();
  const control = {
    ...attributes,
    id,
    required,
    "aria-describedby": describedBy(id, { hint, problem, question }),
    "aria-invalid": problem ? true : undefined,
    className:
      "mt-2 block min-h-12 w-full resize-y rounded border-2 border-ink bg-white px-3 py-2 placeholder:text-slate aria-invalid:border-tile",
  };
  return (
    <div className={problemBar}>
      <label htmlFor={id} className="block font-semibold">
        {label} {required && <RequiredMark />}
      </label>
      <FieldNotes id={id} hint={hint} problem={problem} />
      {attributes.rows ? (
        <textarea {...(control as ComponentProps<"textarea">)} />
      ) : (
        <input type="text" {...control} />
      )}
      {question && (
        <p role="status" id={idsOf(id).questionId} className="mt-2 wrap-anywhere">
          {question}
        </p>
      )}
    </div>
  );
}

/** A grid of checkboxes. Where others have drawings, a checkbox without a drawing fills a row. */
export function CheckBoxes({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 grid grid-cols-2 sm:grid-cols-4 gap-2 has-[img]:*:not-has-[img]:col-span-full">
      {children}
    </div>
  );
}

export function CheckBox({
  label,
  drawing,
  ...attributes
}: { label: string; drawing?: string } & ComponentProps<"input">) {
  return (
    <label
      className={`relative flex min-h-12 cursor-pointer gap-2 rounded border-2 border-zinc-400 bg-zinc-50 px-2 py-1 leading-tight hover:border-ink has-checked:border-ink has-checked:bg-white ${drawing ? "flex-col" : "items-center"}`}
    >
      {drawing && <Drawing name={drawing} height={525} className="w-full" />}
      <input
        type="checkbox"
        {...attributes}
        className={`size-5 shrink-0 accent-tile ${drawing ? "absolute top-2 right-2 scroll-mb-40" : ""}`}
      />
      <span className="min-w-0 hyphens-auto wrap-anywhere">{label}</span>
    </label>
  );
}
