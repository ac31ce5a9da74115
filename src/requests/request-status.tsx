import { type ChangeEvent, type ComponentProps, useEffect, useState } from "react";
import { useToast } from "../hooks/use-toast.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { change } from "./change-requests.ts";
import { nextDays } from "./request-words.ts";
import { type StoredColumns, type StoredRequest, statuses } from "./stored-request.ts";
import { useSettle } from "./use-settle.ts";

/** The classes of a button or link for one of several choices. Paper shows only the pressed one, see index.css. */
export const choiceClass =
  "inline-flex min-h-12 items-center rounded border-2 border-ink px-3 text-small hover:bg-zinc-100 aria-pressed:bg-ink aria-pressed:text-white aria-[current]:bg-ink aria-[current]:text-white aria-[current]:no-underline";

/** A field that stores a date or a time once it is complete. When left half typed, it shows the stored value again. */
function PlanField({
  value,
  store,
  ...attributes
}: ComponentProps<typeof TextField> & { value: string; store: (value: string) => unknown }) {
  const [text, setText] = useState<string>();

  // While a year is typed, a browser also reports 0002, 0020 and 0203.
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.validity.valid ? undefined : target.value);
    if (target.validity.valid) store(target.value);
  }

  return (
    <TextField
      {...attributes}
      required={false}
      value={text ?? value}
      onChange={type}
      onBlur={() => setText(undefined)}
    />
  );
}

/** Whether the request has these values already: a choice may be stored although its answer was lost. */
const hasColumns = (request: StoredRequest, columns: Partial<StoredColumns>) =>
  Object.entries(columns).every(([name, value]) => request[name as keyof StoredColumns] === value);

/** What was chosen, and the request as it was then. */
interface Choice {
  columns: Partial<StoredColumns>;
  request: StoredRequest;
  isBusy: boolean;
}

/**
 * Shows a request's status, call-back time and spam mark, and stores each change immediately. Buttons stay enabled
 * meanwhile, because a disabled button loses focus.
 */
export function RequestStatus({ request }: { request: StoredRequest }) {
  const settle = useSettle();
  const { hide } = useToast();
  const [choice, setChoice] = useState<Choice>();
  const [refusal, setRefusal] = useState<Partial<StoredColumns>>();
  // The page shows a stored choice until it has read the request again, a moment after the answer.
  const newColumns = choice && (choice.isBusy || choice.request === request) ? choice.columns : undefined;
  const { call_back_on: day, call_back_at: time } = { ...request, ...newColumns };

  useEffect(() => {
    if (!refusal || !hasColumns(request, refusal)) return;
    setRefusal(undefined);
    hide();
  }, [request, refusal, hide]);

  async function choose(columns: Partial<StoredColumns>) {
    const next = { columns: { ...newColumns, ...columns }, request, isBusy: true };
    setChoice(next);
    const isStored = await settle("Niet bewaard", change(request, columns));
    setRefusal(isStored ? undefined : columns);
    const answer = isStored ? { ...next, isBusy: false } : undefined;
    // Another choice may have been made meanwhile.
    setChoice((current) => (current === next ? answer : current));
  }

  return (
    <div className="mt-8 flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">Status</legend>
        {statuses.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === request.status}
            onClick={() => choose({ status: name })}
            className={choiceClass}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <p role="status" className="-my-2 min-h-6 text-small">
        {choice?.isBusy
          ? `${choice.columns.status ?? "Uw keuze"}: een moment...`
          : refusal && `${refusal.status ?? "Uw keuze"}: niet bewaard.`}
      </p>
      <fieldset className="flex flex-wrap gap-2">
        <PlanField
          label={request.status === "Afspraak" ? "Afspraak op" : "Terugbellen op"}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          value={day ?? ""}
          store={(date) => choose({ call_back_on: date || null, call_back_at: date ? time : null })}
        />
        <PlanField
          label="Om (hoeft niet)"
          type="time"
          disabled={!day}
          value={time?.slice(0, 5) ?? ""}
          store={(clock) => choose({ call_back_at: clock ? `${clock}:00` : null })}
        />
        <div className="flex flex-wrap gap-2 self-end">
          {nextDays().map(([label, next]) => (
            <button
              key={label}
              type="button"
              aria-pressed={next === day}
              onClick={() => choose({ call_back_on: next })}
              className={choiceClass}
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      {request.spam_reason && (
        <Button type="button" variant="secondary" onClick={() => choose({ spam_reason: null })}>
          Geen spam
        </Button>
      )}
    </div>
  );
}
