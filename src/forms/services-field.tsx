import { type ChangeEvent, useRef, useState } from "react";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request.ts";
import shared from "../content/formulieren/beide.yaml";
import { CheckBox, CheckBoxes, describedBy, FieldNotes, problemBar, RequiredMark } from "../ui/field.tsx";
import { RichText } from "../ui/rich-text.tsx";
import type { RequestFieldProps } from "./request-form.tsx";

/** A drawing of each service that has one, by the ids of the services. */
export type ServiceDrawings = Record<string, string>;

/** The checkboxes of the services. CSS shows the advice about a leak, so that it also appears without scripts. */
export function ServicesField({
  name,
  label,
  drawings = {},
  ...notes
}: RequestFieldProps & { drawings?: ServiceDrawings }) {
  // The advice becomes a live region at the first interaction, so that a screen reader is silent as the page loads.
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const advice = useRef<HTMLDivElement>(null);

  function showAdvice({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.id === "daklekkage") advice.current?.scrollIntoView({ block: "nearest" });
  }

  return (
    <div className="group">
      <fieldset
        className={problemBar}
        aria-describedby={describedBy(name, notes)}
        onFocus={touch}
        onPointerDown={touch}
      >
        <legend className="font-semibold">
          {label} <RequiredMark />
        </legend>
        <FieldNotes id={name} {...notes} />
        <CheckBoxes>
          {Object.entries(serviceOptions).map(([id, option]) => (
            <CheckBox
              key={id}
              label={option}
              drawing={drawings[id]}
              name={name}
              id={id}
              value={option}
              data-minimum-one
              aria-invalid={notes.problem ? true : undefined}
              aria-describedby={id === "daklekkage" ? "leak-advice" : undefined}
              onChange={showAdvice}
            />
          ))}
        </CheckBoxes>
      </fieldset>
      <div aria-live={isTouched ? "polite" : undefined}>
        <div
          ref={advice}
          id="leak-advice"
          className="mt-4 hidden border-l-4 border-signal pl-4 group-has-[#daklekkage:checked]:block"
        >
          <p className="font-semibold">
            <RichText text={shared.leak.call} />
          </p>
          <p className="mt-1 text-small">{shared.leak.reason}</p>
        </div>
      </div>
    </div>
  );
}
