import { dialled } from "../../supabase/functions/_shared/phone-number";
import { DetailList } from "../sections/detail-list";
import { Button, ButtonAnchor } from "../ui/button";
import { NoteEditor } from "./note-editor";
import { RequestPhotos } from "./request-photos";
import {
  changeProblems,
  chatNumber,
  isLeak,
  kindNames,
  mailLink,
  mailStates,
  spamReasons,
  spokenMoment,
} from "./request-words";
import type { OwnerRequest } from "./requests";
import { useChange } from "./use-refresh";

/** Everything of one request, the ways to answer it, and what became of it. */
export function RequestDetails({ request, company }: { request: OwnerRequest; company: string }) {
  const { kind, id, name, phone, email, message, services, spam_reason: reason, mail } = request;
  const { result, make } = useChange(request);
  const mailto = mailLink(request, company);
  const chat = chatNumber(phone);
  const details = [
    ["Telefoon", phone],
    ["E-mail", email],
    ["Diensten", services?.join(", ")],
    ["Bericht", message],
    ["Ontvangen", spokenMoment(request.created_at)],
    ["Mail aan u", mail && (mailStates[mail] ?? mail)],
    ["Spam?", reason && `Misschien: ${spamReasons[reason] ?? reason}`],
    [
      "Afgehandeld",
      request.handled_at &&
        [spokenMoment(request.handled_at), request.handled_by].flatMap((text) => text ?? []).join(" door "),
    ],
  ].flatMap(([term, detail]) => (term && detail ? { term, detail } : []));

  return (
    <>
      <h1 className="mt-4 text-heading wrap-anywhere">{name}</h1>
      <p className={isLeak(request) ? "mt-1 font-semibold text-tile" : "mt-1"}>
        {isLeak(request) ? "Lekkage: bel meteen" : kindNames[kind]}
      </p>
      {mail === "dead" && (
        <p className="mt-4 border-l-4 border-tile bg-tile-pale p-4 font-semibold">
          Deze aanvraag heeft u niet per mail gekregen.
        </p>
      )}
      <div className="mt-6 flex flex-col gap-3">
        <ButtonAnchor href={`tel:${dialled(phone)}`}>Bel {phone}</ButtonAnchor>
        {chat && (
          <ButtonAnchor
            href={`https://wa.me/${chat}?text=${encodeURIComponent(`Beste ${name}, `)}`}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
          >
            WhatsApp
          </ButtonAnchor>
        )}
        {mailto && (
          <ButtonAnchor href={mailto} variant="secondary">
            Mail
          </ButtonAnchor>
        )}
      </div>
      <div className="mt-8">
        <DetailList details={details} />
      </div>
      {kind === "quote" && <RequestPhotos key={id} request={request} />}
      <NoteEditor key={`${kind} ${id}`} request={request} />
      <div className="mt-8 flex flex-col gap-3">
        <Button
          type="button"
          variant={request.handled_at ? "secondary" : "primary"}
          onClick={() => make({ handled_at: request.handled_at ? null : new Date().toISOString() })}
        >
          {request.handled_at ? "Ongedaan maken" : "Afgehandeld"}
        </Button>
        {reason && (
          <Button type="button" variant="secondary" onClick={() => make({ spam_reason: null })}>
            Geen spam
          </Button>
        )}
        <div role="status">{result?.problem && <p>{changeProblems[result.problem]}</p>}</div>
      </div>
    </>
  );
}
