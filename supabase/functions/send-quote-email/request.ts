import {
  fieldLimits,
  optionalFields,
  type QuoteRequest,
  serviceLabels,
  type TextFieldName,
} from "../_shared/quote-request.ts";

export type ParsedRequest =
  | { ok: true; quote: QuoteRequest }
  | { ok: false; code: "invalid_json" | "invalid_request"; message: string };

const textFields = Object.keys(fieldLimits) as TextFieldName[];
const knownFields = new Set<string>([...textFields, "services"]);

/** Reads the body of a call by the rules that the database has for a row. Never throws. */
export function parseQuoteRequest(body: string): ParsedRequest {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { ok: false, code: "invalid_json", message: "The body is not JSON." };
  }
  const problem = findProblem(value);
  if (problem) return { ok: false, code: "invalid_request", message: problem };
  return { ok: true, quote: value as QuoteRequest };
}

function findProblem(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return "The body is not an object.";
  const fields = value as Record<string, unknown>;
  if (Object.keys(fields).some((field) => !knownFields.has(field))) return "There is an unknown field.";
  return (
    textFields.map((field) => textProblem(field, fields[field])).find(Boolean) ??
    servicesProblem(fields.services)
  );
}

function textProblem(field: TextFieldName, value: unknown): string | undefined {
  if (value === undefined && optionalFields.includes(field)) return;
  if (typeof value !== "string") return `"${field}" must be a text.`;
  if (value.includes("\0") || !value.isWellFormed()) return `"${field}" has a character that is none.`;
  if (!/[^ \t\n\v\f\r]/.test(value)) return `"${field}" is empty.`;
  // Postgres counts code points, as spread does; `length` counts an emoji as two.
  if ([...value].length > fieldLimits[field]) return `"${field}" is over ${fieldLimits[field]} characters.`;
}

function servicesProblem(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0)
    return '"services" must be a list with at least one label.';
  if (!value.every((label) => serviceLabels.includes(label))) return '"services" has an unknown label.';
  if (new Set(value).size < value.length) return '"services" has a label twice.';
}
