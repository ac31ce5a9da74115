import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { addLine, deleteLine } from "./change-requests";
import { ConfirmedButton } from "./confirmed-button";
import { keepDraft, readDraft } from "./line-drafts";
import { Notice } from "./notice";
import type { StoredRequest } from "./read-requests";
import { type Problem, problems, spokenMoment } from "./request-words";

const maxLength = 2000;

/** What became of a request, and a field to add to it. What is typed waits on the device until it is added by hand. */
export function RequestLog({ request }: { request: StoredRequest }) {
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState(() => readDraft(request));
  const [problem, setProblem] = useState<Problem>();
  // It may have been added although the answer was lost.
  const isWaiting = draft?.text.trim() && !request.log.some(({ id }) => id === draft.id);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (!draft || !isWaiting) return;
    const { id, text } = draft;
    const problem = await addLine(request, { id, text: text.trim() });
    setProblem(problem);
    // What was typed meanwhile goes on from what was added.
    const typed = readDraft(request)?.text ?? "";
    if (!problem) setDraft(keepDraft(request, typed.startsWith(text) ? typed.slice(text.length) : typed));
    await revalidate();
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
            <ConfirmedButton
              label="Weg"
              name={`Weg: ${text}`}
              question="Deze regel verwijderen?"
              onConfirm={() => deleteLine(id)}
            >
              {text}
            </ConfirmedButton>
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
          onChange={({ target }) => setDraft(keepDraft(request, target.value))}
        />
        <Notice>{problem && `Niet toegevoegd. ${problems[problem]}`}</Notice>
        <Button type="submit" variant="secondary" className="mt-3">
          Toevoegen
        </Button>
      </form>
    </section>
  );
}
