const honeypotName = "homepage";

/** A honeypot: `hidden`, so that neither a person nor the autofill of a browser meets it. */
export function HoneypotField() {
  return <input name={honeypotName} hidden autoComplete="off" />;
}

/** Whether the honeypot was filled in; empties it, so that a person whom it caught can send again. */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(honeypotName);
  if (!(field instanceof HTMLInputElement) || field.value === "") return false;
  field.value = "";
  return true;
}
