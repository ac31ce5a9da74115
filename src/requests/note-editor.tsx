import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../ui/button";
import { keepDraft, type Note, readDraft } from "./note-drafts";
import { changeProblems } from "./request-words";
import type { StoredRequest } from "./requests";
import { useChanges } from "./use-changes";

/** The constraint note_within_limits. */
const maxLength = 2000;

/** The note of a request. A draft survives signing in again; if a colleague saved another note, the user chooses. */
export function NoteEditor({ request }: { request: StoredRequest }) {
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => readDraft(request));
  const [ours, setOurs] = useState<Note>();
  const { result, make } = useChanges(request);
  const read: Note = { text: request.note ?? "", version: request.note_version };
  // What was saved here may not have been read back yet.
  const saved = ours && ours.version > read.version ? ours : read;
  const isConflict = draft !== undefined && draft.version < saved.version && draft.text.trim() !== saved.text;

  function keep(next: Note | undefined) {
    setDraft(next);
    keepDraft(request, next);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const { text } = draft ?? saved;
    const { problem, noteVersion: version } = await make({ note: text.trim() });
    if (problem || version === undefined) return;
    setOurs({ text: text.trim(), version });
    // What was typed meanwhile goes on from what was saved.
    const typed = field.current?.value ?? text;
    keep(typed === text ? undefined : { text: typed, version });
  }

  const problem = result?.problem;
  return (
    <form method="post" onSubmit={save} className="mt-8">
      <label htmlFor={fieldId} className="block font-semibold">
        Notitie
      </label>
      <textarea
        ref={field}
        id={fieldId}
        rows={4}
        maxLength={maxLength}
        value={(draft ?? saved).text}
        onChange={({ target }) => keep({ text: target.value, version: draft?.version ?? saved.version })}
        className="mt-2 block w-full rounded border-2 border-ink bg-white px-3 py-2"
      />
      <div role="status">
        {isConflict && (
          <div className="mt-4 border-l-4 border-tile bg-tile-pale p-4">
            <p className="font-semibold">Iemand anders heeft intussen deze notitie bewaard:</p>
            <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{saved.text || "(leeg)"}</p>
            <p className="mt-2">
              Hierboven staat wat u typte. Kies welke blijft, of voeg ze hierboven samen.
            </p>
          </div>
        )}
        {problem && !isConflict && <p className="mt-4 font-semibold text-tile">{changeProblems[problem]}</p>}
        {result && !problem && !draft && <p className="mt-4">Bewaard.</p>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          {isConflict ? "Mijn notitie bewaren" : "Notitie bewaren"}
        </Button>
        {isConflict && (
          <Button type="button" variant="secondary" onClick={() => keep(undefined)}>
            Die van de ander houden
          </Button>
        )}
      </div>
    </form>
  );
}
