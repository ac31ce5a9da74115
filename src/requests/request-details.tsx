import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { dialled } from "../../supabase/functions/_shared/phone-number";
import company from "../content/bedrijf.yaml";
import { ButtonAnchor, Buttons } from "../ui/button";
import { DetailList } from "../ui/detail-list";
import { ActionButton } from "./action-button";
import { change, deleteRequest, useSettle } from "./change-requests";
import { Notice } from "./notice";
import { findShared } from "./read-requests";
import { listAddress } from "./request-address";
import { RequestLog } from "./request-log";
import { RequestPhotos } from "./request-photos";
import { RequestStatus } from "./request-status";
import { chatNumber, fields, isUrgent, kindOf, mailAddress, spamText, spokenMoment } from "./request-words";
import { contactKey, forgetDraft, noteKey } from "./staff-drafts";
import { StaffRequestForm } from "./staff-request-form";
import type { StoredRequest } from "./stored-request";
import { TextLink } from "./text-link";

/** A link to the search that finds other requests of a customer, by number or else by e-mail address. */
function OtherRequests({ request: { phone, email } }: { request: StoredRequest }) {
  const [shared, setShared] = useState<string>();
  const number = dialled(phone);

  useEffect(() => {
    // Fewer digits than a Dutch number has would find other people.
    const known = [number.length > 9 && number, email].filter((words) => typeof words === "string");
    findShared(known).then(setShared, () => setShared(undefined));
  }, [number, email]);

  return shared && <TextLink to={listAddress("alle", shared)}>Deze klant heeft nog een aanvraag</TextLink>;
}

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
        {isUrgent(request) ? "Lekkage: bel meteen" : kindOf(request)}
      </p>
      <OtherRequests request={request} />
      <Notice>{request.unmailed ? "Deze aanvraag heeft u niet per mail gekregen." : ""}</Notice>
      <Buttons>
        {dialled(phone) && (
          <ButtonAnchor href={`tel:${dialled(phone)}`}>{`Bel ${phone.trim()}`}</ButtonAnchor>
        )}
        {chat && (
          <ButtonAnchor href={`https://wa.me/${chat}`} variant="secondary">
            WhatsApp
          </ButtonAnchor>
        )}
        {email && (
          <ButtonAnchor href={mailAddress(email, `Uw aanvraag bij ${company.name}`)} variant="secondary">
            Mail
          </ButtonAnchor>
        )}
      </Buttons>
      <div className="mt-8">
        <DetailList details={details} />
      </div>
      <StaffRequestForm
        // Starts again with what somebody else corrected.
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
