import { type RefObject, useEffect } from "react";
import { tabStorage } from "../lib/tab-storage";
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

  return () => tabStorage.remove(key);
}

function read(key: string): [string, string][] {
  try {
    const draft = JSON.parse(tabStorage.get(key) ?? "[]");
    return Array.isArray(draft) ? draft : [];
  } catch {
    return [];
  }
}

function write(key: string, form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(([name, value]) => name !== trapName && value !== "");
  tabStorage.set(key, JSON.stringify(entries));
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
