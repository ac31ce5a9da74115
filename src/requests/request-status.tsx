import { type FormEvent, useState } from "react";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { type Change, change, useOutcome } from "./change-requests";
import type { StoredRequest } from "./read-requests";
import { type Status, statuses } from "./request-words";

/** How far a request is, the day to call back, and whether it is spam. Buttons stay enabled, or they would lose focus. */
export function RequestStatus({ request }: { request: StoredRequest }) {
  const settle = useOutcome();
  const [chosen, setChosen] = useState<Status>();
  const day = request.call_back_on ?? "";

  async function make(values: Change) {
    setChosen(values.status);
    await settle("Niet bewaard", change(request, values));
    setChosen(undefined);
  }

  function plan(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void make({ call_back_on: String(new FormData(event.currentTarget).get("day")) || null });
  }

  return (
    <div className="mt-8 flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold">Status</legend>
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === (chosen ?? request.status)}
            onClick={() => make({ status })}
            className="min-h-12 rounded border-2 border-ink px-3 text-small hover:bg-zinc-100 aria-pressed:bg-ink aria-pressed:text-white"
          >
            {status}
          </button>
        ))}
      </fieldset>
      <form method="post" onSubmit={plan} className="flex items-end gap-2">
        <TextField
          key={day}
          label="Terugbellen op"
          name="day"
          type="date"
          required={false}
          defaultValue={day}
        />
        <Button type="submit" variant="secondary">
          Bewaren
        </Button>
      </form>
      {request.spam_reason && (
        <Button type="button" variant="secondary" onClick={() => make({ spam_reason: null })}>
          Geen spam
        </Button>
      )}
    </div>
  );
}
