import { type ComponentProps, type SubmitEvent, useState } from "react";
import {
  fieldLabels,
  fieldLimits,
  type QuoteRequest,
  serviceLabels,
} from "../../supabase/functions/_shared/quote-request";
import { Button } from "../ui/button";
import { CheckBox, CheckBoxes, TextField } from "../ui/field";
import { useOutcome } from "./change-requests";
import { keepDraft, readDraft } from "./drafts";
import type { Problem } from "./request-words";
import type { StoredColumns, StoredRequest } from "./stored-request";

type Typed = Partial<QuoteRequest>;

type Field = keyof QuoteRequest;

const allFields = Object.keys(fieldLabels) as Field[];

const moreThanSpaces = String.raw`.*\S.*`;
const attributes: Partial<Record<Field, Partial<ComponentProps<typeof TextField>>>> = {
  name: { pattern: moreThanSpaces, title: "Vul een naam in", required: true },
  phone: { type: "tel", pattern: moreThanSpaces, title: "Vul een nummer in", required: true },
  email: { type: "email" },
  message: { rows: 4 },
};

function ServicesChoice({ chosen, choose }: { chosen: string[]; choose: (services: string[]) => void }) {
  return (
    <fieldset>
      <legend className="font-semibold">{fieldLabels.services}</legend>
      <CheckBoxes>
        {serviceLabels.map((service) => (
          <CheckBox
            key={service}
            label={service}
            checked={chosen.includes(service)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, service] : chosen.filter((one) => one !== service))
            }
          />
        ))}
      </CheckBoxes>
    </fieldset>
  );
}

/** What staff typed as the database takes it: without spaces around it, and null where nothing is left. */
const columnsOf = (typed: Typed): Partial<StoredColumns> =>
  Object.fromEntries(
    Object.entries(typed).map(([field, value]) => {
      const entered = typeof value === "string" ? value.trim() : value;
      return [field, entered.length > 0 ? entered : null];
    }),
  );

/** Unfolds a form for `fields` of a request, or for all. What is typed waits on the device, under `draftKey`, until `store` has stored it. */
export function RequestForm({
  title,
  fields = allFields,
  request,
  draftKey,
  store,
  onStored,
}: {
  title: string;
  fields?: Field[];
  request?: StoredRequest;
  draftKey: string;
  store: (columns: Partial<StoredColumns>) => Promise<Problem | undefined>;
  onStored?: (columns: Partial<StoredColumns>) => unknown;
}) {
  const settle = useOutcome();
  const [draft, setDraft] = useState(() => readDraft(draftKey));
  const [wasTyped] = useState(Boolean(draft));
  const [sending, setSending] = useState(false);
  const typed: Typed = draft ? JSON.parse(draft.text) : {};

  function type(change: Typed) {
    const changed = Object.entries({ ...typed, ...change }).filter(
      ([field, value]) => String(value) !== String(request?.[field as Field] ?? ""),
    );
    setDraft(keepDraft(draftKey, changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : ""));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const details = event.currentTarget.closest("details");
    if (!draft || sending) return;
    setSending(true);
    const columns = columnsOf(typed);
    await settle("Niet bewaard", store(columns), () => {
      // What was typed meanwhile is not stored.
      if (readDraft(draftKey)?.id !== draft.id) return;
      setDraft(keepDraft(draftKey, ""));
      if (details) details.open = false;
      return onStored?.(columns);
    });
    setSending(false);
  }

  return (
    <details open={wasTyped} className="mt-4 print:hidden">
      <summary className="text-link inline-flex min-h-12 cursor-pointer items-center">{title}</summary>
      <form method="post" onSubmit={submit} className="mt-2 mb-8 flex flex-col gap-6">
        {fields.map((field) =>
          field === "services" ? (
            <ServicesChoice
              key={field}
              chosen={typed.services ?? []}
              choose={(services) => type({ services })}
            />
          ) : (
            <TextField
              key={field}
              required={false}
              {...attributes[field]}
              label={fieldLabels[field]}
              maxLength={fieldLimits[field]}
              autoComplete="off"
              value={typed[field] ?? request?.[field] ?? ""}
              onChange={({ target }) => type({ [field]: target.value })}
            />
          ),
        )}
        <Button type="submit" variant="secondary" className="self-start">
          {sending ? "Een moment..." : "Bewaren"}
        </Button>
        <p role="status" className="-mt-4 text-small">
          {draft && "Nog niet bewaard."}
        </p>
      </form>
    </details>
  );
}
