import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { Button } from "../ui/button";
import { requestsCsv } from "./csv";
import { isLeak, kindNames, notMailed, spamReasons, spokenMoment } from "./request-words";
import { pageSize, readRows, readWanted, type StoredRequest } from "./requests";

const parts = [
  ["", "Alle"],
  ["open", "Open"],
  ["afgehandeld", "Afgehandeld"],
  ["spam", "Spam"],
] as const;

const shownWords = 90;

const linkTo = (parameters: Record<string, string>) =>
  `?${new URLSearchParams(Object.entries(parameters).flatMap((pair) => (pair[1] ? [pair] : [])))}`;

/** One line of the list; of spam only the name and the reason. */
function Entry({ request }: { request: StoredRequest }) {
  const { kind, id, name, phone, message, services, spam_reason: reason, handled_at } = request;
  const summary = reason
    ? `Misschien spam: ${spamReasons[reason] ?? reason}`
    : `${services?.join(", ") ?? kindNames[kind]} · ${message?.slice(0, shownWords) ?? phone}`;
  const marks = [isLeak(request) && !handled_at && "Lekkage", request.unmailed && notMailed].filter(Boolean);
  return (
    <li className="border-b border-zinc-300">
      <Link
        to={linkTo({ [kind === "quote" ? "offerte" : "terugbel"]: String(id) })}
        className="block min-h-12 py-3 hover:bg-zinc-100"
      >
        <span className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          <span className="shrink-0 text-small">{spokenMoment(request.created_at)}</span>
        </span>
        <span className="block text-small wrap-anywhere">
          {handled_at && "Afgehandeld · "}
          {summary}
        </span>
        {marks.length > 0 && (
          <strong className="mt-1 inline-block bg-tile px-2 py-0.5 text-small text-white">
            {marks.join(" · ")}
          </strong>
        )}
      </Link>
    </li>
  );
}

/** Requests and call-backs together, with a search, its parts, and a file of what is listed. */
export function RequestList({ rows, hasMore }: { rows: StoredRequest[]; hasMore: boolean }) {
  const wanted = readWanted(useLocation().search);
  const { part, search, count } = wanted;
  const navigate = useNavigate();
  const [fileProblem, setFileProblem] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sought = useRef(search);

  // Back brings the former search; what is typed while one loads stays.
  useEffect(() => {
    if (field.current?.value.trim() === sought.current) field.current.value = search;
    sought.current = search;
  }, [search]);

  function find(event: FormEvent) {
    event.preventDefault();
    sought.current = field.current?.value.trim() ?? "";
    navigate(linkTo({ toon: part, zoek: sought.current }), { preventScrollReset: true });
  }

  async function download() {
    setFileProblem(false);
    try {
      const file = new Blob([requestsCsv(await readRows(wanted, Number.POSITIVE_INFINITY))], {
        type: "text/csv",
      });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = "aanvragen.csv";
      link.click();
      // Not at once: Safari reads the file after the click.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (error) {
      console.warn("The file could not be made:", error);
      setFileProblem(true);
    }
  }

  return (
    <>
      <nav aria-label="Welke aanvragen" className="mt-4 flex flex-wrap gap-2">
        {parts.map(([value, label]) => (
          <Link
            key={value}
            to={linkTo({ toon: value, zoek: search })}
            aria-current={value === part ? "page" : undefined}
            preventScrollReset
            className="inline-flex min-h-12 items-center rounded border-2 border-ink px-3 hover:bg-zinc-100"
          >
            {label}
          </Link>
        ))}
      </nav>
      <search>
        <form onSubmit={find} className="mt-4 flex gap-2">
          <input
            ref={field}
            type="search"
            defaultValue={search}
            aria-label="Zoek op naam, telefoon, e-mail of bericht"
            placeholder="Naam, telefoon of woord"
            className="min-h-12 w-full rounded border-2 border-ink bg-white px-3 placeholder:text-slate"
          />
          <Button type="submit" variant="secondary">
            Zoek
          </Button>
        </form>
      </search>
      {rows.length === 0 ? (
        <p className="mt-8 text-lead">
          {search
            ? `Niets gevonden met “${search}”.`
            : part
              ? "Hier staan nu geen aanvragen."
              : "Er zijn nog geen aanvragen. Zodra iemand een formulier verstuurt, staat het hier."}
        </p>
      ) : (
        <ul className="mt-4 border-t-2 border-ink">
          {rows.map((request) => (
            <Entry key={`${request.kind} ${request.id}`} request={request} />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {hasMore && (
          <Link
            to={linkTo({ toon: part, zoek: search, aantal: String(count + pageSize) })}
            preventScrollReset
            replace
            className="text-link inline-flex min-h-12 items-center px-3"
          >
            Toon meer
          </Link>
        )}
        {rows.length > 0 && (
          <Button type="button" variant="secondary" onClick={download}>
            Bestand voor Excel
          </Button>
        )}
      </div>
      <div role="status">
        {fileProblem && (
          <p className="mt-4">Het bestand is niet gemaakt. Kijk of u verbinding met internet heeft.</p>
        )}
      </div>
    </>
  );
}
