import { type FormEvent, useEffect, useId, useState } from "react";
import { tabStorage } from "../lib/tab-storage";
import { Button } from "../ui/button";
import { changeProblems } from "./request-words";
import type { OwnerRequest } from "./requests";
import { useChange } from "./use-refresh";

/** A note that is not saved yet, and the version that it would replace. */
interface Draft {
  text: string;
  version: number;
}

/** The constraint note_within_limits. */
const maxLength = 2000;

/**
 * The note of a request. What is typed stays in the tab until it is saved, also through signing in again; where somebody
 * else saved one meanwhile, both are shown and the user chooses.
 */
export function NoteEditor({ request }: { request: OwnerRequest }) {
  const { kind, id, note_version: version } = request;
  const saved = request.note ?? "";
  const id_ = useId();
  const key = `note:${kind}:${id}`;
  const [draft, setDraft] = useState<Draft | undefined>(
    () => JSON.parse(tabStorage.get(key) ?? "null") ?? undefined,
  );
  const { result, make } = useChange(request);
  const isSaved = draft !== undefined && draft.text.trim() === saved;
  const isConflict = draft !== undefined && draft.version !== version && !isSaved;

  function keep(next: Draft | undefined) {
    setDraft(next);
    if (next) tabStorage.set(key, JSON.stringify(next));
    else tabStorage.remove(key);
  }

  useEffect(() => {
    if (!isSaved) return;
    setDraft(undefined);
    tabStorage.remove(key);
  }, [isSaved, key]);

  function save(event: FormEvent) {
    event.preventDefault();
    void make({ note: (draft?.text ?? saved).trim() });
  }

  const problem = result?.problem;
  return (
    <form method="post" onSubmit={save} className="mt-8">
      <label htmlFor={id_} className="block font-semibold">
        Notitie
      </label>
      <textarea
        id={id_}
        rows={4}
        maxLength={maxLength}
        value={draft?.text ?? saved}
        onChange={({ target }) => keep({ text: target.value, version: draft?.version ?? version })}
        className="mt-2 block w-full rounded border-2 border-ink bg-white px-3 py-2"
      />
      <div role="status">
        {isConflict && (
          <div className="mt-4 border-l-4 border-tile bg-tile-pale p-4">
            <p className="font-semibold">Iemand anders heeft intussen deze notitie bewaard:</p>
            <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{saved || "(leeg)"}</p>
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
