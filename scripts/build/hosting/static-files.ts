/**
 * The files `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the
 * folder that they serve; `npm run preview` and the nginx configuration read them back, so that
 * what is tested on this machine is what the hosts get.
 * https://docs.netlify.com/routing/headers/ and https://developers.cloudflare.com/pages/configuration/headers/
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../../src/lib/paths.ts";
import type { HeaderRule, Redirect } from "./rules.ts";

/** The longest line of `_headers` that Cloudflare reads. */
const longestLine = 2000;

/**
 * The text of `_headers`. Throws when a header is longer than Cloudflare allows. Of two rules for one path Netlify
 * takes the later value; Cloudflare would join them, were the earlier one not taken away with "!", a line without
 * a colon, which Netlify skips.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const earlier = rules.slice(0, index).filter((rule) => path.startsWith(rule.path.slice(0, -1)));
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(earlier.some((rule) => name in rule.headers) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    const tooLong = lines.find((line) => line.length > longestLine);
    if (tooLong) throw new Error(`A header is over ${longestLine} characters: ${tooLong.slice(0, 60)}…`);
    return [path, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/**
 * The text of `_redirects` for a site with these pages. With the slash at the end, which Cloudflare takes for another
 * address. A place without a page gets the general one; Cloudflare would give it to the cities too, were each not
 * sent to itself first, which Netlify passes over. Neither host knows regular expressions, so that the general page
 * also answers, with status 200, what can be no place; it then shows the not-found page itself.
 */
export function redirectsFile(redirects: readonly Redirect[], pages: readonly string[]): string {
  const anyPlace = paths.city(":plaats");
  return [
    ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...pages.filter((page) => page.startsWith(paths.city(""))).map((page) => `${page} ${page} 200`),
    `${anyPlace} ${paths.anyPlace} 200`,
    `${anyPlace}/ ${anyPlace} 301`,
    "",
  ].join("\n");
}

/** The headers and redirects that `_headers` and `_redirects` in a built folder say. Empty where they are missing. */
export function readHostingFiles(folder: string): { rules: HeaderRule[]; redirects: Map<string, string> } {
  const lines = (file: string) =>
    existsSync(join(folder, file))
      ? readFileSync(join(folder, file), "utf8").split("\n").filter(Boolean)
      : [];
  const rules: HeaderRule[] = [];
  for (const line of lines("_headers").filter((text) => !text.startsWith("  ! "))) {
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (!name || !value) rules.push({ path: line as HeaderRule["path"], headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  const redirects = new Map<string, string>();
  for (const line of lines("_redirects")) {
    const [from = "", to = "", status] = line.split(" ");
    if (status === "301" && !from.includes(":")) redirects.set(from, to);
  }
  return { rules, redirects };
}
