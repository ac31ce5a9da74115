import { type ComponentProps, useId } from "react";

interface Labelled {
  label: string;
  hint?: string;
}

const control =
  "block w-full rounded border-2 border-slate-soft bg-white px-3.5 py-2.5 text-body text-ink placeholder:text-slate hover:border-ink focus-visible:border-ink";

function Label({ htmlFor, children }: { htmlFor: string; children: string }) {
  return (
    <label htmlFor={htmlFor} className="block font-semibold">
      {children} <span className="text-tile">*</span>
    </label>
  );
}

function Hint({ id, hint }: { id: string; hint: string | undefined }) {
  return hint ? (
    <p id={id} className="mt-0.5 text-small text-slate">
      {hint}
    </p>
  ) : null;
}

/** A required one-line text field; label, hint and their wiring included. */
export function TextField({ label, hint, ...input }: Labelled & ComponentProps<"input">) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Hint id={hintId} hint={hint} />
      <input {...input} id={id} required aria-describedby={hint && hintId} className={`mt-2 ${control}`} />
    </div>
  );
}

/** A required text box of several lines. */
export function TextArea({ label, hint, ...textarea }: Labelled & ComponentProps<"textarea">) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Hint id={hintId} hint={hint} />
      <textarea
        {...textarea}
        id={id}
        required
        aria-describedby={hint && hintId}
        className={`mt-2 ${control}`}
      />
    </div>
  );
}
