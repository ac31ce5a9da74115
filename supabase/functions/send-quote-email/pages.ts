/** Bytes of a list of pages; some ten thousand fit in. */
export const largestPageList = 512 * 1024;

/** The paths in a body that is a JSON list of them, at least one; undefined for anything else. */
export function parsePages(body: string | undefined): string[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body ?? "");
  } catch {
    return undefined;
  }
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.every((path) => typeof path === "string" && path.startsWith("/")) ? value : undefined;
}
