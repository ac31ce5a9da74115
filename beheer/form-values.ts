import { parse, stringify } from "yaml";
import { plainText } from "../scripts/content/fit-content.ts";
import { fallbackPath } from "../src/lib/pictures/picture-files.ts";

/* This module converts values, because the form shows paragraphs as one text, and a drawing as an address. */

type Fields = { [name: string]: unknown };

function changeFields(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => changeFields(item, change));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, changeFields(field, change)]);
  return change(Object.fromEntries(entries));
}

// A drawing gets an absolute URL, because by its name the form finds only pictures in the folder of photographs.
const drawingName = /^[a-z\d-]+\.svg$/;

/** Turns the text of a file into the form's value. `siteOrigin` is where the form finds the drawings. */
export function formValue(text: string, siteOrigin: string) {
  return changeFields(parse(text, { schema: "failsafe" }), (fields) => {
    const { paragraphs, name, alt, order } = fields;
    const isDrawn = alt !== undefined && typeof name === "string" && drawingName.test(name);
    return {
      ...fields,
      ...(isDrawn && { name: siteOrigin + fallbackPath(name, 720) }),
      ...(Array.isArray(paragraphs) && { paragraphs: paragraphs.join("\n\n") }),
      // Sveltia sorts by `order` as a number, but converts only values that have a field in the form.
      ...(order !== undefined && { order: Number(order) }),
    };
  });
}

/** The mark before an item of a pasted list. */
const listMark = /^[ \t]*[-–*•‣▪■●○◦\uF0B7][ \t]+/gm;

/** Matches a pasted list, also one whose lines the form has joined, such as "- Pannen- Platte daken". */
const list = /\n|^\s*[-–*•] .*\S[-–*•] /;

/** Puts a text on one line. The items of a list get the mark •, which the check refuses. */
const oneLine = (text: string) => plainText(list.test(text) ? text.replace(listMark, "• ") : text);

const isEmpty = (field: unknown) =>
  typeof field === "object"
    ? Object.keys(field ?? {}).length === 0
    : field === "" || field === false || field === undefined;

function asText(field: unknown): unknown {
  if (Array.isArray(field)) return field.map(asText);
  return typeof field === "object" ? field : oneLine(String(field));
}

const paragraphsIn = (text: string) =>
  text
    .replace(listMark, "")
    .split("\n")
    .filter((line) => line.trim());

/** The form's value as the text of a file: each text on one line, without empty texts and switches that are off. */
export function fileText(value: unknown): string {
  const fileValue = changeFields(value, (fields) => {
    const { paragraphs, name, alt } = fields;
    const [, drawing] = (alt !== undefined && /\/drawings\/(.+)$/.exec(String(name))) || [];
    const formFields = {
      ...fields,
      ...(typeof paragraphs === "string" && { paragraphs: paragraphsIn(paragraphs) }),
    };
    const entries = Object.entries(formFields)
      .filter(([key, field]) => !isEmpty(field) && !/^__sc_/.test(key))
      .map(([key, field]) => [key, asText(field)]);
    return { ...Object.fromEntries(entries), ...(drawing && { name: drawing }) };
  });
  // With this schema, texts that look like numbers get no quotation marks.
  return stringify(fileValue, { schema: "failsafe", lineWidth: 0 });
}
