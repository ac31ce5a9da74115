import { noteLimit } from "../../supabase/functions/_shared/quote-request.ts";
import { TextField } from "../ui/field.tsx";
import { ActionButton } from "./action-button.tsx";
import { addNote, deleteLine } from "./change-requests.ts";
import { DraftForm } from "./draft-form.tsx";
import { joinTexts, spokenMoment } from "./request-words.ts";
import { noteKey } from "./staff-drafts.ts";
import type { LogLine, StoredRequest } from "./stored-request.ts";
import { useSettle } from "./use-settle.ts";

/** The log of a request, with a field to add a note. */
export function RequestLog({ request }: { request: StoredRequest }) {
  const settle = useSettle();

  function remove({ id, text }: LogLine) {
    if (confirm(`Deze regel verwijderen?\n${text}`)) return settle("Niet verwijderd", deleteLine(id));
  }

  return (
    <section aria-labelledby="log" className="mt-8">
      <h2 id="log" className="text-subheading">
        Logboek
      </h2>
      <ol className="mt-2 border-t border-zinc-300">
        {request.log.map((line) => (
          <li key={line.id} className="flex items-start justify-between gap-3 border-b border-zinc-300 py-3">
            <div className="min-w-0 flex-1">
              <p className="whitespace-pre-wrap wrap-anywhere">{line.text}</p>
              <p className="text-small wrap-anywhere text-slate">
                {joinTexts(spokenMoment(line.written_at), line.written_by)}
              </p>
            </div>
            <ActionButton aria-label={`Weg: ${line.text}`} act={() => remove(line)}>
              Weg
            </ActionButton>
          </li>
        ))}
      </ol>
      <DraftForm
        draftKey={noteKey(request)}
        isStored={(draft) => request.log.some(({ id }) => id === draft.get("id"))}
        store={(draft) => addNote(request, draft)}
      >
        {(draft) => (
          <TextField
            label="Notitie"
            name="text"
            rows={3}
            required={false}
            maxLength={noteLimit}
            defaultValue={draft?.get("text") ?? ""}
          />
        )}
      </DraftForm>
    </section>
  );
}
