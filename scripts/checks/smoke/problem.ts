/** Something that is wrong at one address of the site or its backend, in Dutch for the owner. */
export interface Problem {
  /** The path, or several together: "/contact". */
  at: string;
  text: string;
}

/** At most this many addresses are named of a problem that more of them have. */
const named = 3;

/** The problems as lines, each only once: a mistake of the host shows on every page. */
export function problemLines(problems: readonly Problem[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { at, text } of problems) places.set(text, (places.get(text) ?? new Set()).add(at));
  return [...places].map(([text, found]) => {
    const all = [...found].sort();
    const others = all.length > named ? ` en ${all.length - named} andere` : "";
    return `${all.slice(0, named).join(", ")}${others}: ${text}`;
  });
}
