// The format of _headers: https://developers.cloudflare.com/workers/static-assets/headers/, https://docs.netlify.com/routing/headers/
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../../src/lib/paths.ts";
import type { HeaderRule } from "./headers.ts";

/** Cloudflare ignores a longer line. */
const maxLineLength = 2000;

/** The text of `_headers`. "! Name" keeps Cloudflare from joining two values of a header; Netlify ignores that line. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const earlier = rules.slice(0, index).filter((rule) => path.startsWith(rule.path.slice(0, -1)));
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(earlier.some((rule) => name in rule.headers) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    const tooLong = lines.find((line) => line.length > maxLineLength);
    if (tooLong) throw new Error(`A header is over ${maxLineLength} characters: ${tooLong.slice(0, 60)}…`);
    return [path, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** The text of `_redirects`. Each city has a line, because Cloudflare would otherwise use the rule for any place. */
export function redirectsFile(redirects: { from: string; to: string }[], pages: readonly string[]): string {
  const anyPlace = paths.city(":plaats");
  return [
    ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    ...pages.filter((page) => page.startsWith(paths.city(""))).map((page) => `${page} ${page} 200`),
    `${anyPlace} ${paths.anyPlace} 200`,
    `${anyPlace}/ ${anyPlace} 301`,
    "",
  ].join("\n");
}

/** Reads `_headers` and `_redirects`, without redirects that have placeholders. A missing file counts as empty. */
export function readHostingFiles(folder: string) {
  const textOf = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  const rules = [...textOf("_headers").matchAll(/^(\/.*\*)\n((?: {2}.*\n)+)/gm)].map(
    ([, path, headerLines = ""]) => ({
      path: path as HeaderRule["path"],
      headers: Object.fromEntries(
        [...headerLines.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
      ),
    }),
  );
  const lines = textOf("_redirects").matchAll(/^([^\s:]+) (\S+) 301$/gm);
  const redirects = new Map([...lines].map(([, from = "", to = ""]) => [from, to]));
  return { rules, redirects };
}
