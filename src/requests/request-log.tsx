import { type FormEvent, useState } from "react";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { addLine, deleteLine, useOutcome } from "./change-requests";
import { keepDraft, noteKey, readDraft } from "./drafts";
import { spokenMoment } from "./request-words";
import type { StoredRequest } from "./stored-request";

const maxLength = 2000;

/** What became of a request, and a field to add to it. What is typed waits on the device until it is added by hand. */
export function RequestLog({ request }: { request: StoredRequest }) {
  const key = noteKey(request);
  const settle = useOutcome();
  const [draft, setDraft] = useState(() => readDraft(key));
  // It may have been added although the answer was lost.
  const isWaiting = draft?.text.trim() && !request.log.some(({ id }) => id === draft.id);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (!draft || !isWaiting) return;
    const { id, text } = draft;
    await settle("Niet toegevoegd", addLine(request, { id, text: text.trim() }), () => {
      // Keep only what was typed since.
      const typed = readDraft(key)?.text ?? "";
      setDraft(keepDraft(key, typed.startsWith(text) ? typed.slice(text.length) : typed));
    });
  }

  function remove(id: string, text: string) {
    if (confirm(`Deze regel verwijderen?\n${text}`)) void settle("Niet verwijderd", deleteLine(id));
  }

  return (
    <section aria-labelledby="log" className="mt-8">
      <h2 id="log" className="text-subheading">
        Logboek
      </h2>
      <ol className="mt-2 border-t border-zinc-300">
        {request.log.map(({ id, text, written_at, written_by }) => (
          <li key={id} className="flex items-start justify-between gap-3 border-b border-zinc-300 py-3">
            <div className="min-w-0 flex-1">
              <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
              <p className="text-small wrap-anywhere text-slate">
                {[spokenMoment(written_at), written_by].filter(Boolean).join(" · ")}
              </p>
            </div>
            <Button
              type="button"
              variant="secondary"
              aria-label={`Weg: ${text}`}
              onClick={() => remove(id, text)}
            >
              Weg
            </Button>
          </li>
        ))}
      </ol>
      <form method="post" onSubmit={add} className="mt-4">
        <TextField
          label="Notitie"
          rows={3}
          required={false}
          maxLength={maxLength}
          value={draft?.text ?? ""}
          question={isWaiting ? "Nog niet toegevoegd." : ""}
          onChange={({ target }) => setDraft(keepDraft(key, target.value))}
        />
        <Button type="submit" variant="secondary" className="mt-3">
          Toevoegen
        </Button>
      </form>
    </section>
  );
}
