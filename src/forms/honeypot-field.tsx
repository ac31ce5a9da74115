const honeypotName = "homepage";

/** A honeypot: off the screen, because programs know `hidden`. */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[10000px] size-px overflow-hidden">
      <label>
        {label}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Whether the honeypot was filled in; empties it, so that a person whom it caught can send again. */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(honeypotName);
  if (!(field instanceof HTMLInputElement) || field.value === "") return false;
  field.value = "";
  return true;
}
