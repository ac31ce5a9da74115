import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { afterTheClick } from "./after-the-click";

const isPhone = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === "phone";

/** Asks once about a phone number without any digit, on leaving the field or on sending. */
export function usePhoneQuestion() {
  const [asking, setAsking] = useState(false);
  const askedAbout = useRef<string>(undefined);

  /** Returns whether there is something to ask that was not asked before. */
  function ask({ value }: HTMLInputElement): boolean {
    if (value.trim() === "" || /\p{Nd}/u.test(value) || value === askedAbout.current) return false;
    askedAbout.current = value;
    setAsking(true);
    return true;
  }

  return {
    asking,
    /** Returns whether the form has to wait for an answer; the field then has focus. */
    askBeforeSending(form: HTMLFormElement): boolean {
      const field = [...form.elements].find(isPhone);
      if (!field || !ask(field)) return false;
      field.focus();
      return true;
    },
    onBlur({ target }: FocusEvent) {
      if (!isPhone(target)) return;
      // Who is back in the field by then is still typing.
      afterTheClick(() => document.activeElement !== target && ask(target));
    },
    onInput({ target }: FormEvent) {
      if (isPhone(target)) setAsking(false);
    },
  };
}
