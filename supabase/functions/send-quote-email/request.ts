import {
  fieldLimits,
  optionalFields,
  type QuoteRequest,
  serviceLabels,
  type TextFieldName,
} from "../_shared/quote-request.ts";

const textFields = Object.keys(fieldLimits) as TextFieldName[];
const knownFields: readonly string[] = [...textFields, "services"];

/** Reads a quote request by the rules that the database has for a row; undefined for anything else. Never throws. */
export function parseQuoteRequest(body: string): QuoteRequest | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isQuoteRequest(value) ? value : undefined;
  } catch {
    return;
  }
}

function isQuoteRequest(value: unknown): value is QuoteRequest {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const fields = value as Record<string, unknown>;
  return (
    Object.keys(fields).every((field) => knownFields.includes(field)) &&
    textFields.every((field) => isText(fields[field], field)) &&
    areServices(fields.services)
  );
}

function isText(value: unknown, field: TextFieldName): boolean {
  if (value === undefined) return optionalFields.includes(field);
  if (typeof value !== "string" || value.includes("\0") || !value.isWellFormed()) return false;
  // Postgres counts code points, as spread does; `length` counts an emoji as two.
  return /[^ \t\n\v\f\r]/.test(value) && [...value].length <= fieldLimits[field];
}

function areServices(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((label) => serviceLabels.includes(label)) && new Set(value).size === value.length;
}
