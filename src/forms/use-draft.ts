import { type RefObject, useEffect } from "react";
import { trapName } from "./trap-field";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what is typed in a form for as long as the tab lives, also through a reload or
 * a crash, in this browser only. What a visitor typed before React attached is not
 * overwritten. Returns how to forget the draft, for when it was sent.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): () => void {
  const key = `draft-${name}`;

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, read(key));
    const save = () => write(key, element);
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form, key]);

  return () => withStorage((storage) => storage.removeItem(key));
}

/** Storage can be blocked or full; a form works without a draft. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

function read(key: string): [string, string][] {
  const stored = withStorage((storage) => JSON.parse(storage.getItem(key) ?? "[]"));
  return Array.isArray(stored) ? stored : [];
}

function write(key: string, form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(([name, value]) => name !== trapName && value !== "");
  withStorage((storage) => storage.setItem(key, JSON.stringify(entries)));
}

function restore(form: HTMLFormElement, draft: [string, string][]): void {
  for (const field of form.querySelectorAll<Field>("input[name], textarea[name]")) {
    const values = draft.filter(([name]) => name === field.name).map(([, value]) => value);
    if (field.type === "checkbox") {
      if (values.includes(field.value)) (field as HTMLInputElement).checked = true;
    } else if (field.value === "" && values[0] !== undefined) {
      field.value = values[0];
    }
  }
}
