import { fallbackPath } from "../src/lib/pictures/picture-files.ts";

/* What the form shows is not quite what a file holds: paragraphs are one text, and a made picture is an address. */

type Fields = { [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function changeFields(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => changeFields(item, change));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, changeFields(field, change)]);
  return change(Object.fromEntries(entries));
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const [before = "", after = ""] = fallbackPath("*", 720).split("*");

/** What the form shows of a file's value; `site` is the origin with the encoded pictures, as http://localhost:5173. */
export const toForm = (value: unknown, site: string) =>
  changeFields(value, (fields) => {
    const { paragraphs, name, alt } = fields;
    // The form shows a picture only of its own folder of photographs, or by a whole address.
    const isEncoded = alt !== undefined && typeof name === "string" && /^[a-z\d-]+$/.test(name);
    return {
      ...fields,
      ...(isEncoded && { name: site + before + name + after }),
      ...(Array.isArray(paragraphs) && { paragraphs: paragraphs.join("\n\n") }),
    };
  });

function onOneLine(field: unknown): unknown {
  if (Array.isArray(field)) return field.map(onOneLine);
  return typeof field === "string" ? field.replace(/\s*\n\s*/g, " ").trim() : field;
}

const isEmpty = (field: unknown) =>
  typeof field === "object" ? Object.keys(field ?? {}).length === 0 : field === "" || field === false;

/** What the file holds of the form's value: of a text, one line. */
export const toFile = (value: unknown) =>
  changeFields(value, (fields) => {
    const { paragraphs, name, alt } = fields;
    const file = alt !== undefined && typeof name === "string" ? name.split(before)[1] : undefined;
    // In a file what is empty or off is absent.
    const written = Object.entries(fields).filter(([, field]) => field !== undefined && !isEmpty(field));
    return {
      ...Object.fromEntries(written.map(([field, held]) => [field, onOneLine(held)])),
      ...(file?.endsWith(after) && { name: file.slice(0, -after.length) }),
      ...(typeof paragraphs === "string" && { paragraphs: paragraphsOf(paragraphs) }),
    };
  });
