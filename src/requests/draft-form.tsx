import { type FormEvent, type ReactNode, type SubmitEvent, useState } from "react";
import { Button } from "../ui/button";
import { useSettle } from "./change-requests";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./staff-drafts";

/** A form for staff. Keeps a draft on the device, under `draftKey`, until `store` has stored it. */
export function DraftForm({
  draftKey,
  stored = {},
  store,
  onStored,
  children,
}: {
  draftKey: string;
  /** What is stored. The draft is what differs, so that storing it undoes no change of somebody else. */
  stored?: object;
  store: (draft: Draft) => Promise<unknown>;
  onStored?: () => unknown;
  /** Uncontrolled fields, filled from the draft at first. */
  children: (draft?: Draft) => ReactNode;
}) {
  const settle = useSettle();
  const [draft, setDraft] = useState(() => readDraft(draftKey));
  const [sending, setSending] = useState(false);

  function typedIn(form: HTMLFormElement) {
    const present = new Map<string, unknown>(Object.entries(stored));
    const typed = [...new FormData(form)] as [name: string, text: string][];
    return new URLSearchParams(typed.filter(([name, text]) => text !== present.get(name)));
  }

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    setDraft(keepDraft(draftKey, typedIn(currentTarget)));
  }

  async function send(draft: Draft, form: HTMLFormElement) {
    const sent = String(typedIn(form));
    await store(draft);
    // What was typed meanwhile is not stored yet.
    if (String(typedIn(form)) !== sent) return;
    setDraft(forgetDraft(draftKey));
    form.reset();
    onStored?.();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!draft || sending) return;
    setSending(true);
    await settle("Niet bewaard", send(draft, event.currentTarget));
    setSending(false);
  }

  return (
    <form method="post" onInput={keep} onSubmit={submit} className="mt-4 mb-8 flex flex-col gap-6">
      {children(draft)}
      <Button type="submit" variant="secondary" className="self-start">
        {sending ? "Een moment..." : "Bewaren"}
      </Button>
      <p role="status" className="-mt-4 text-small">
        {draft && "Nog niet bewaard."}
      </p>
    </form>
  );
}
