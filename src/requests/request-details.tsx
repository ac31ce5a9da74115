import { dialled } from "../../supabase/functions/_shared/phone-number";
import type { Company } from "../lib/content/schema";
import { DetailList } from "../sections/detail-list";
import { Button, ButtonAnchor } from "../ui/button";
import { DeleteRequest } from "./delete-request";
import { NoteEditor } from "./note-editor";
import { RequestPhotos } from "./request-photos";
import { changeProblems, isLeak, kindNames, messageLinks, spamReasons, spokenMoment } from "./request-words";
import type { StoredRequest } from "./requests";
import { useChanges } from "./use-changes";

function MessageButtons({ links }: { links: ReturnType<typeof messageLinks> }) {
  return (
    <>
      {links.chat && (
        <ButtonAnchor href={links.chat} target="_blank" rel="noopener noreferrer" variant="secondary">
          WhatsApp
        </ButtonAnchor>
      )}
      {links.mail && (
        <ButtonAnchor href={links.mail} variant="secondary">
          Mail
        </ButtonAnchor>
      )}
    </>
  );
}

/** Everything of one request, the ways to answer it, and what became of it. */
export function RequestDetails({ request, company }: { request: StoredRequest; company: Company }) {
  const { kind, name, phone, email, message, services, spam_reason: reason, handled_at } = request;
  const { result, make } = useChanges(request);
  const { review } = company;
  const reviewLinks =
    review && messageLinks(request, `Uw ervaring met ${company.name}`, `${review.text}\n${review.link}`);
  const details = [
    ["Telefoon", phone],
    ["E-mail", email],
    ["Diensten", services?.join(", ")],
    ["Bericht", message],
    ["Ontvangen", spokenMoment(request.created_at)],
    ["Spam?", reason && `Misschien: ${spamReasons[reason] ?? reason}`],
    [
      "Afgehandeld",
      handled_at &&
        [spokenMoment(handled_at), request.handled_by].flatMap((text) => text ?? []).join(" door "),
    ],
  ].flatMap(([term, detail]) => (term && detail ? { term, detail } : []));

  return (
    <>
      <h1 className="mt-4 text-heading wrap-anywhere">{name}</h1>
      <p className={isLeak(request) ? "mt-1 font-semibold text-tile" : "mt-1"}>
        {isLeak(request) ? "Lekkage: bel meteen" : kindNames[kind]}
      </p>
      {request.unmailed && (
        <p className="mt-4 border-l-4 border-tile bg-tile-pale p-4 font-semibold">
          Deze aanvraag heeft u niet per mail gekregen.
        </p>
      )}
      <div className="mt-6 flex flex-col gap-3">
        {dialled(phone) && <ButtonAnchor href={`tel:${dialled(phone)}`}>Bel {phone}</ButtonAnchor>}
        <MessageButtons links={messageLinks(request, `Uw aanvraag bij ${company.name}`)} />
      </div>
      <div className="mt-8">
        <DetailList details={details} />
      </div>
      {kind === "quote" && <RequestPhotos request={request} />}
      <NoteEditor request={request} />
      <div className="mt-8 flex flex-col gap-3">
        <Button
          type="button"
          variant={handled_at ? "secondary" : "primary"}
          onClick={() => make({ handled_at: handled_at ? null : new Date().toISOString() })}
        >
          {handled_at ? "Ongedaan maken" : "Afgehandeld"}
        </Button>
        {reason && (
          <Button type="button" variant="secondary" onClick={() => make({ spam_reason: null })}>
            Geen spam
          </Button>
        )}
        <div role="status">{result?.problem && <p>{changeProblems[result.problem]}</p>}</div>
      </div>
      {handled_at && (reviewLinks?.chat || reviewLinks?.mail) && (
        <section aria-labelledby="review" className="mt-8 flex flex-col gap-3">
          <h2 id="review" className="text-subheading">
            Vraag om een review
          </h2>
          <MessageButtons links={reviewLinks} />
        </section>
      )}
      <DeleteRequest request={request} />
    </>
  );
}
