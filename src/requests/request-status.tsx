import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { change, useOutcome } from "./change-requests";
import { type StoredColumns, type StoredRequest, statuses } from "./stored-request";

/** One of several that can be chosen. Paper shows no fill, so there only the chosen one stands. */
export const choiceClass =
  "inline-flex min-h-12 items-center rounded border-2 border-ink px-3 text-small hover:bg-zinc-100 aria-pressed:bg-ink aria-pressed:text-white aria-[current]:bg-ink aria-[current]:text-white aria-[current]:no-underline print:hidden aria-pressed:print:inline-flex aria-[current]:print:inline-flex";

/** How far a request is, when to call back, and whether it is spam. Each is stored at once. Buttons stay enabled, or they would lose focus. */
export function RequestStatus({ request }: { request: StoredRequest }) {
  const settle = useOutcome();
  const [chosen, setChosen] = useState<Partial<StoredColumns>>({});
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const shown = { ...request, ...chosen };

  /** One after another, so that what was chosen last is what stays. */
  async function make(columns: Partial<StoredColumns>) {
    const choice = { ...chosen, ...columns };
    setChosen(choice);
    const done = last.current.then(() => change(request, columns));
    last.current = done;
    await settle("Niet bewaard", done);
    setChosen((current) => (current === choice ? {} : current));
  }

  function plan({ target }: ChangeEvent<HTMLInputElement>, columns: Partial<StoredColumns>) {
    // A browser tells each digit of a year that is typed; a date without its year is empty, and not removed.
    if (target.validity.valid) void make(columns);
    else setChosen({ ...chosen, ...columns });
  }

  return (
    <div className="mt-8 flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">Status</legend>
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === shown.status}
            onClick={() => make({ status })}
            className={choiceClass}
          >
            {status}
          </button>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <TextField
          label="Terugbellen op"
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          required={false}
          value={shown.call_back_on ?? ""}
          onChange={(event) => {
            const day = event.target.value || null;
            plan(event, { call_back_on: day, ...(!day && { call_back_at: null }) });
          }}
        />
        <TextField
          label="Om (hoeft niet)"
          type="time"
          required={false}
          disabled={!shown.call_back_on}
          value={shown.call_back_at?.slice(0, 5) ?? ""}
          onChange={(event) => plan(event, { call_back_at: event.target.value || null })}
        />
      </fieldset>
      {request.spam_reason && (
        <Button type="button" variant="secondary" onClick={() => make({ spam_reason: null })}>
          Geen spam
        </Button>
      )}
    </div>
  );
}
