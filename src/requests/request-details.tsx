import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { numberToDial } from "../../supabase/functions/_shared/phone-number.ts";
import company from "../content/bedrijf.yaml";
import { ButtonAnchor, Buttons } from "../ui/button.tsx";
import { DetailList } from "../ui/detail-list.tsx";
import { ActionButton } from "./action-button.tsx";
import { change, deleteRequest } from "./change-requests.ts";
import { Notice } from "./notice.tsx";
import { readOthers } from "./read-requests.ts";
import { requestAddress } from "./request-address.ts";
import { RequestLog } from "./request-log.tsx";
import { RequestPhotos } from "./request-photos.tsx";
import { RequestStatus } from "./request-status.tsx";
import {
  chatNumber,
  fields,
  identitiesOf,
  isUrgent,
  joinTexts,
  kindText,
  mailLink,
  spamText,
  spokenMoment,
} from "./request-words.ts";
import { contactKey, forgetDraft, noteKey } from "./staff-drafts.ts";
import { StaffRequestForm } from "./staff-request-form.tsx";
import { type StoredRequest, uniqueId } from "./stored-request.ts";
import { TextLink } from "./text-link.tsx";
import { useSettle } from "./use-settle.ts";

/** Links to the customer's other requests, folded. */
function OtherRequests({ request, list }: { request: StoredRequest; list: string }) {
  const [others, setOthers] = useState<StoredRequest[]>([]);
  const readAll = useEffectEvent(() => {
    readOthers(request).then(setOthers, () => setOthers([]));
  });
  const identities = identitiesOf(request).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a corrected number or address has other requests
  useEffect(readAll, [identities]);

  if (others.length === 0) return null;
  const count = others.length === 1 ? "nog een aanvraag" : `nog ${others.length} aanvragen`;
  return (
    <details className="mt-2">
      <summary className="text-link inline-flex min-h-12 cursor-pointer items-center">
        {`Deze klant heeft ${count}`}
      </summary>
      <ul>
        {others.map((other) => (
          <li key={uniqueId(other)}>
            <TextLink to={requestAddress(other)} state={{ list }}>
              {joinTexts(spokenMoment(other.created_at), other.status, other.services?.join(", "))}
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One request: how to answer it, what was sent, and what was done. `list` is the address to go back to. */
export function RequestDetails({ request, list }: { request: StoredRequest; list: string }) {
  const { kind, name, phone, email, taken_by: staff } = request;
  const chat = chatNumber(phone);
  const navigate = useNavigate();
  const settle = useSettle();
  const details = [
    ...fields.map(([term, read]) => ({ term, detail: read(request) })),
    { term: "Ontvangen", detail: spokenMoment(request.created_at) },
    { term: "Aangenomen", detail: staff && `telefonisch, door ${staff}` },
    { term: "Spam?", detail: spamText(request) },
  ].filter(({ detail }) => detail);

  async function remove() {
    await deleteRequest(request);
    forgetDraft(noteKey(request));
    forgetDraft(contactKey(request));
    return navigate(list, { replace: true });
  }

  function askToRemove() {
    const question = `De aanvraag van ${name} verwijderen?\nDe foto’s en het logboek gaan mee. Terughalen kan niet. Mails die u al heeft, verwijdert u zelf.`;
    if (confirm(question)) return settle("Niet verwijderd", remove());
  }

  return (
    <>
      <h1 className="mt-4 text-heading wrap-anywhere">{name}</h1>
      <p className={isUrgent(request) ? "mt-1 font-semibold text-tile" : "mt-1"}>
        {isUrgent(request) ? "Lekkage: bel meteen" : kindText(request)}
      </p>
      <OtherRequests request={request} list={list} />
      <Notice>{request.unmailed ? "Deze aanvraag heeft u niet per mail gekregen." : ""}</Notice>
      <Buttons>
        {numberToDial(phone) && (
          <ButtonAnchor href={`tel:${numberToDial(phone)}`}>{`Bel ${phone.trim()}`}</ButtonAnchor>
        )}
        {chat && (
          <ButtonAnchor href={`https://wa.me/${chat}`} variant="secondary">
            WhatsApp
          </ButtonAnchor>
        )}
        {email && (
          <ButtonAnchor href={mailLink(email, `Uw aanvraag bij ${company.name}`)} variant="secondary">
            Mail
          </ButtonAnchor>
        )}
      </Buttons>
      <div className="mt-8">
        <DetailList details={details} />
      </div>
      <StaffRequestForm
        // The form starts again when somebody else has corrected a field.
        key={[name, phone, email].join()}
        title="Contactgegevens wijzigen"
        fields={kind === "quote" ? ["name", "phone", "email"] : ["name", "phone"]}
        request={request}
        draftKey={contactKey(request)}
        store={(columns) => change(request, columns)}
      />
      <RequestPhotos request={request} />
      <RequestStatus request={request} />
      <RequestLog request={request} />
      <div className="mt-12 border-t border-zinc-300 pt-4">
        <ActionButton act={askToRemove}>Aanvraag verwijderen</ActionButton>
      </div>
    </>
  );
}
