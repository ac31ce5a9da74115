/** Copies a text, or an object or list of texts, and applies `change` to each text. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const changeField = (_name: string, field: unknown) => (typeof field === "string" ? change(field) : field);
  return JSON.parse(JSON.stringify(value), changeField);
}
