import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useToast } from "../hooks/use-toast.ts";
import { Button } from "../ui/button.tsx";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./staff-drafts.ts";
import { useSettle } from "./use-settle.ts";

/** A form for staff. Keeps a draft on the device, under `draftKey`, until `store` has stored it. */
export function DraftForm({
  draftKey,
  storedFields = {},
  isStored = () => false,
  store,
  onStored,
  children,
}: {
  draftKey: string;
  /** The stored values. A draft holds only fields that differ from them, so that it undoes no change of somebody else. */
  storedFields?: object;
  /** Whether the draft is stored after all: only the server's answer was lost. */
  isStored?: (draft: Draft) => boolean;
  store: (draft: Draft) => Promise<unknown>;
  onStored?: () => unknown;
  /** Uncontrolled fields, filled from the draft at first. */
  children: (draft?: Draft) => ReactNode;
}) {
  const settle = useSettle();
  const { hide } = useToast();
  const [draft, setDraft] = useState(() => readDraft(draftKey));
  const [isSending, setSending] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);

  function differs(name: string, text: string) {
    const value: unknown = new Map(Object.entries(storedFields)).get(name);
    return text.trim() !== String(value ?? "").trim();
  }

  function typedIn(form: HTMLFormElement) {
    const texts = [...new FormData(form)] as [name: string, text: string][];
    return new URLSearchParams(texts.filter(([name, text]) => differs(name, text)));
  }

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    setDraft(keepDraft(draftKey, typedIn(currentTarget)));
  }

  // A later reading may show that the draft is stored, and that only the answer was lost.
  useEffect(() => {
    if (!draft) return;
    const isAsStored = [...draft].every(([name, text]) => name === "id" || !differs(name, text));
    if (!isAsStored && !isStored(draft)) return;
    setDraft(forgetDraft(draftKey));
    formElement.current?.reset();
    hide();
  });

  async function send(draft: Draft, form: HTMLFormElement) {
    const text = String(typedIn(form));
    await store(draft);
    // Text that was typed during the call is not stored yet, so the draft stays.
    if (String(typedIn(form)) !== text) return;
    setDraft(forgetDraft(draftKey));
    form.reset();
    onStored?.();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!draft || isSending) return;
    setSending(true);
    await settle("Niet bewaard", send(draft, event.currentTarget));
    setSending(false);
  }

  return (
    <form
      ref={formElement}
      method="post"
      onInput={keep}
      onSubmit={submit}
      className="mt-4 mb-8 flex flex-col gap-6"
    >
      {children(draft)}
      <Button type="submit" variant="secondary" className="self-start">
        {isSending ? "Een moment..." : "Bewaren"}
      </Button>
      <p role="status" className="-mt-4 text-small">
        {draft && "Nog niet bewaard."}
      </p>
    </form>
  );
}
