/** PostgreSQL stores no NUL and no half of a surrogate pair. */
const isUnstorable = (text: unknown) =>
  typeof text === "string" && (text.includes("\0") || /\p{Surrogate}/u.test(text));

/** Returns the object in a JSON text; undefined for anything else, or if PostgreSQL cannot store a text in it. */
export function parseObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json, (key, part) => {
      if ([key, part].some(isUnstorable)) throw new SyntaxError("PostgreSQL cannot store a text in it.");
      return part;
    });
    return value instanceof Object && !Array.isArray(value) ? value : undefined;
  } catch {
    return;
  }
}
