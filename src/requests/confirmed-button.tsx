import { type ReactNode, useId, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { Button } from "../ui/button";
import { Notice } from "./notice";
import { type Problem, problems } from "./request-words";

/** A button that asks once more before it does what cannot be undone, where `isAsked`; then what is shown is read again. */
export function ConfirmedButton({
  label,
  name,
  question,
  children,
  confirmLabel = "Ja, verwijderen",
  isAsked = () => true,
  onConfirm,
}: {
  label: string;
  /** What it is called by, where several have the same label. */
  name?: string;
  question: string;
  children: ReactNode;
  confirmLabel?: string;
  isAsked?: () => boolean;
  onConfirm: () => Promise<Problem | undefined>;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const id = useId();
  const { revalidate } = useRevalidator();

  async function confirm() {
    const problem = await onConfirm();
    setProblem(problem);
    if (problem) return;
    dialog.current?.close();
    await revalidate();
    if (document.activeElement === document.body) document.querySelector("main")?.focus();
  }

  return (
    <>
      <Button
        type="button"
        variant="secondary"
        aria-label={name}
        onClick={() => (isAsked() ? dialog.current?.showModal() : confirm())}
      >
        {label}
      </Button>
      <dialog ref={dialog} aria-labelledby={id} className="m-auto max-w-md p-5 backdrop:bg-ink/90">
        <h2 id={id} className="text-subheading wrap-anywhere">
          {question}
        </h2>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{children}</p>
        <Notice role="alert">{problem && problems[problem]}</Notice>
        <div className="mt-6 flex flex-col gap-3">
          <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
            Annuleren
          </Button>
          <Button type="button" onClick={confirm}>
            {confirmLabel}
          </Button>
        </div>
      </dialog>
    </>
  );
}
