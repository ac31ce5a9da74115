/** A copy of a text, or of an object or list of texts, in which `change` changed each. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const changeField = (_name: string, field: unknown) => (typeof field === "string" ? change(field) : field);
  return JSON.parse(JSON.stringify(value), changeField);
}
