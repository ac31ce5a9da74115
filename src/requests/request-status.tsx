import { type ChangeEvent, type FocusEvent, useRef, useState } from "react";
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

  function plan({ target: { name, value, validity } }: ChangeEvent<HTMLInputElement>) {
    const columns = {
      [name]: value || null,
      ...(name === "call_back_on" && !value && { call_back_at: null }),
    };
    if (validity.valid) void make(columns);
    // A browser tells each digit of a year that is typed, and a date that is not complete as an empty one.
    else setChosen({ ...chosen, [name]: value });
  }

  function showStored({ target }: FocusEvent<HTMLInputElement>) {
    if (!target.validity.valid) setChosen({});
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
          name="call_back_on"
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          required={false}
          value={shown.call_back_on ?? ""}
          onChange={plan}
          onBlur={showStored}
        />
        <TextField
          label="Om (hoeft niet)"
          name="call_back_at"
          type="time"
          required={false}
          disabled={!shown.call_back_on}
          value={shown.call_back_at?.slice(0, 5) ?? ""}
          onChange={plan}
          onBlur={showStored}
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
