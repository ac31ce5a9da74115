import { Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router-dom";
import { numberToDial } from "../../supabase/functions/_shared/phone-number.ts";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request.ts";
import { photoRetention, retention, wonRetention } from "../../supabase/functions/_shared/retention.ts";
import { Button } from "../ui/button.tsx";
import { ActionButton } from "./action-button.tsx";
import { deleteSpam } from "./change-requests.ts";
import { requestsCsv } from "./csv.ts";
import { pageLength, readList } from "./read-requests.ts";
import type { Reading } from "./readings.ts";
import { listAddress, readQuery, requestAddress } from "./request-address.ts";
import { choiceClass } from "./request-status.tsx";
import {
  dueMark,
  filters,
  firstLines,
  isUrgent,
  joinTexts,
  kindText,
  lastNote,
  notMailed,
  shortMoment,
  spamText,
  spokenPlan,
} from "./request-words.ts";
import { noteKey, readDraft } from "./staff-drafts.ts";
import { type StoredRequest, uniqueId } from "./stored-request.ts";
import { TextLink } from "./text-link.tsx";
import { useSettle } from "./use-settle.ts";

/** What the request is about. The words of the visitor come first, because they say where the house is. */
function summaryOf(request: StoredRequest): string {
  const { kind, taken_by: staff, message, services } = request;
  const isOrdinary = kind === "quote" && !staff;
  // An urgent request has a mark that already names the leak.
  const otherServices = services?.filter(
    (service) => !isUrgent(request) || service !== serviceOptions.daklekkage,
  );
  return joinTexts(!isOrdinary && kindText(request), message, otherServices?.join(", "));
}

/** A line of the list, with a button that calls. */
function Entry({ request, list }: { request: StoredRequest; list: string }) {
  const { name, phone, status } = request;
  const spam = spamText(request);
  const progress = joinTexts(status !== "Nieuw" && status, spokenPlan(request), lastNote(request));
  const marks = joinTexts(
    isUrgent(request) && "Lekkage",
    request.unmailed && notMailed,
    dueMark(request),
    readDraft(noteKey(request)) && "Notitie niet bewaard",
  );
  return (
    <li className="flex border-b border-zinc-300">
      <Link
        to={requestAddress(request)}
        state={{ list }}
        className="min-h-12 min-w-0 flex-1 py-3 pr-3 hover:bg-zinc-100"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">{firstLines(name)}</span>
          <span className="shrink-0 text-small">{shortMoment(request.created_at)}</span>
        </span>
        <span className="line-clamp-2 text-small wrap-anywhere">
          {marks && (
            <strong className="mr-2 bg-tile box-decoration-clone px-1.5 py-0.5 text-white">{marks}</strong>
          )}
          {spam ?? firstLines(summaryOf(request))}
        </span>
        {progress && (
          <span className="line-clamp-1 text-small font-semibold wrap-anywhere">{firstLines(progress)}</span>
        )}
      </Link>
      {!spam && numberToDial(phone) && (
        <a
          href={`tel:${numberToDial(phone)}`}
          className="flex w-14 shrink-0 items-center justify-center gap-2 border-l border-zinc-300 px-3 hover:bg-zinc-100 md:w-48 md:justify-start print:w-48"
        >
          <Phone className="size-6 shrink-0 print:hidden" />
          <span className="sr-only md:not-sr-only print:not-sr-only">
            <span className="line-clamp-2 wrap-anywhere">{firstLines(phone)}</span>
          </span>
        </a>
      )}
    </li>
  );
}

/** Downloads a text as a file. The file stays for a minute, because Safari reads it only after the click. */
function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function nothingHere(search: string, counts: Reading["counts"]): string {
  if (search) return `Niets gevonden met “${search}”.`;
  if (counts.alle) return "Hier staan nu geen aanvragen.";
  return "Er zijn nog geen aanvragen. Zodra iemand een formulier verstuurt, staat het hier.";
}

/** The requests of a filter or a search, and what can be done with all of them. */
export function RequestList({ query, rows, counts, readAt }: Reading) {
  const { search: address } = useLocation();
  const { filter, search, skip } = query;
  const settle = useSettle();
  const { location: opening } = useNavigation();
  const searchField = useRef<HTMLInputElement>(null);

  // After Back the field has the words of the list that is shown.
  useEffect(() => {
    if (searchField.current) searchField.current.value = search;
  }, [search]);

  async function download() {
    const requests = await readList({ ...query, skip: 0 }, Number.POSITIVE_INFINITY);
    save(requestsCsv(requests), "aanvragen.csv");
  }

  function emptySpam() {
    const question = `Alle spam verwijderen (${counts.spam})?\nKijk eerst of er geen echte aanvraag tussen staat. Terughalen kan niet.`;
    if (confirm(question)) return settle("Niet verwijderd", deleteSpam(readAt));
  }

  return (
    <>
      <nav
        aria-label="Welke aanvragen"
        className="mt-4 grid grid-cols-[repeat(3,auto)] gap-2 *:px-2 md:flex md:*:px-3"
      >
        {Object.entries(filters).map(([value, label]) => (
          <Link
            key={value}
            to={listAddress(value)}
            aria-current={value === filter ? "page" : undefined}
            preventScrollReset
            className={choiceClass}
          >
            {opening?.search === listAddress(value) ? "Een moment..." : `${label} ${counts[value] ?? 0}`}
          </Link>
        ))}
      </nav>
      <search>
        <Form preventScrollReset className="mt-4 flex gap-2">
          <input type="hidden" name="toon" value="alle" />
          <input
            ref={searchField}
            name="zoek"
            type="search"
            defaultValue={search}
            aria-label="Zoek op naam, telefoon, e-mail, bericht of notitie"
            placeholder="Naam, telefoon of woord"
            className="min-h-12 min-w-0 flex-1 rounded border-2 border-ink bg-white px-3 placeholder:text-slate"
          />
          <Button type="submit" variant="secondary">
            {opening && readQuery(opening.search).search ? "Een moment..." : "Zoek"}
          </Button>
        </Form>
      </search>
      {rows.length === 0 && <p className="mt-8 text-lead">{nothingHere(search, counts)}</p>}
      {rows.length > 0 && (
        <ul className="mt-4 border-t-2 border-ink">
          {rows.map((request) => (
            <Entry key={uniqueId(request)} request={request} list={address} />
          ))}
        </ul>
      )}
      <div className="flex gap-6">
        {skip > 0 && <TextLink to={listAddress(filter, search, skip - pageLength)}>Nieuwere</TextLink>}
        {rows.length === pageLength && (
          <TextLink to={listAddress(filter, search, skip + pageLength)}>Oudere</TextLink>
        )}
      </div>
      <p className="mt-6 text-small">
        {`Aanvragen verdwijnen vanzelf na ${retention}, wat Gewonnen is na ${wonRetention}, foto’s na ${photoRetention}.`}
      </p>
      {rows.length > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <ActionButton act={() => settle("Het bestand is niet gemaakt", download())}>
            Bestand voor Excel
          </ActionButton>
          {filter === "spam" && !search && <ActionButton act={emptySpam}>Alle spam verwijderen</ActionButton>}
        </div>
      )}
    </>
  );
}
