import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useToast } from "../hooks/use-toast";
import { Button } from "../ui/button";
import { keepDraft } from "./note-drafts";
import { changeProblems } from "./request-words";
import { type ChangeResult, change, type StoredRequest } from "./requests";

/** Deletes a request for good, after a question that names whose it is. */
export function DeleteRequest({ request }: { request: StoredRequest }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<ChangeResult["problem"]>();
  const navigate = useNavigate();
  const toast = useToast();

  async function confirm() {
    const { problem } = await change(request, "delete");
    setProblem(problem);
    // One that somebody else deleted meanwhile is gone as well.
    if (problem && problem !== "changed") return;
    keepDraft(request, undefined);
    toast.show({ variant: "success", title: "Verwijderd", text: `De aanvraag van ${request.name} is weg.` });
    await navigate(".", { replace: true });
  }

  return (
    <div className="mt-12 border-t border-zinc-300 pt-4">
      <Button type="button" variant="secondary" onClick={() => dialog.current?.showModal()}>
        Verwijderen
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="delete-question"
        onClose={() => setProblem(undefined)}
        className="m-auto max-w-md p-5 backdrop:bg-ink/90"
      >
        <h2 id="delete-question" className="text-subheading wrap-anywhere">
          De aanvraag van {request.name} verwijderen?
        </h2>
        <p className="mt-2">
          De foto’s en uw notitie gaan mee. Terughalen kan niet. Mails die u al heeft, verwijdert u zelf.
        </p>
        <div role="alert">{problem && <p className="mt-4">{changeProblems[problem]}</p>}</div>
        <div className="mt-6 flex flex-col gap-3">
          <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
            Annuleren
          </Button>
          <Button type="button" onClick={confirm}>
            Ja, verwijderen
          </Button>
        </div>
      </dialog>
    </div>
  );
}
