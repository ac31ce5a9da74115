import { type ComponentProps, useState } from "react";
import {
  fieldLabels,
  fieldLimits,
  type QuoteRequest,
  serviceLabels,
} from "../../supabase/functions/_shared/quote-request.ts";
import { CheckBox, CheckBoxes, TextField } from "../ui/field.tsx";
import { DraftForm } from "./draft-form.tsx";
import { type Draft, readDraft } from "./staff-drafts.ts";
import type { StoredColumns, StoredRequest } from "./stored-request.ts";

type Field = keyof QuoteRequest;

const allFields = Object.keys(fieldLabels) as Field[];

const mandatory = { required: true, pattern: String.raw`.*\S.*` };
const attributes: Partial<Record<Field, Partial<ComponentProps<typeof TextField>>>> = {
  name: { ...mandatory, title: "Vul een naam in" },
  phone: { ...mandatory, title: "Vul een nummer in", type: "tel" },
  email: { type: "email" },
  message: { rows: 4 },
};

function columnsOf(draft: Draft): Partial<StoredColumns> {
  const fields = allFields.filter((field) => draft.has(field));
  return Object.fromEntries(
    fields.map((field) => [
      field,
      field === "services" ? draft.getAll(field) : draft.get(field)?.trim() || null,
    ]),
  );
}

function ServiceBoxes({ services = [] }: { services?: string[] }) {
  return (
    <fieldset>
      <legend className="font-semibold">{fieldLabels.services}</legend>
      <CheckBoxes>
        {serviceLabels.map((service) => (
          <CheckBox
            key={service}
            label={service}
            name="services"
            value={service}
            defaultChecked={services.includes(service)}
          />
        ))}
      </CheckBoxes>
    </fieldset>
  );
}

/** A folded form for some fields of a request, or for all. */
export function StaffRequestForm({
  title,
  fields = allFields,
  request,
  draftKey,
  store,
}: {
  title: string;
  fields?: Field[];
  request?: StoredRequest;
  draftKey: string;
  store: (columns: Partial<StoredColumns>) => Promise<unknown>;
}) {
  const [isOpen, setOpen] = useState(() => Boolean(readDraft(draftKey)));

  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="mt-4">
      <summary className="text-link inline-flex min-h-12 cursor-pointer items-center">{title}</summary>
      <DraftForm
        draftKey={draftKey}
        storedFields={request}
        store={(draft) => store(columnsOf(draft))}
        onStored={() => setOpen(false)}
      >
        {(draft) =>
          fields.map((field) =>
            field === "services" ? (
              <ServiceBoxes key={field} services={draft?.getAll(field)} />
            ) : (
              <TextField
                key={field}
                required={false}
                {...attributes[field]}
                label={fieldLabels[field]}
                name={field}
                maxLength={fieldLimits[field]}
                autoComplete="off"
                defaultValue={draft?.get(field) ?? request?.[field] ?? ""}
              />
            ),
          )
        }
      </DraftForm>
    </details>
  );
}
