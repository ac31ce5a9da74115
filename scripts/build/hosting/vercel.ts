/**
 * The configuration that Vercel finds in `.vercel/output/` after the build. It cannot be a
 * `vercel.json`: that is read before the build, and the content security policy depends on the build.
 * https://vercel.com/docs/build-output-api/configuration
 */
import { paths as known } from "../../../src/lib/paths.ts";
import { encodedAlphabet, type HeaderRule, placeAddress, type Redirect, revalidate } from "./rules.ts";

/**
 * `.vercel/output/config.json` for the pages at `paths`, whose files lie in `.vercel/output/static/`
 * under the address with `.html`. 404.html keeps its name: "vercel build" adds a rule that looks for it.
 */
export function vercelOutput(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  paths: readonly string[],
): object {
  const permanently = (source: string, to: string) => ({
    src: source,
    headers: { Location: to },
    status: 308,
  });
  return {
    version: 3,
    routes: [
      ...rules.map(({ path, headers }) => ({
        src: `^${path.replace("*", ".*")}$`,
        headers,
        continue: true,
      })),
      ...redirects.map(({ from, to }) => ({ src: `^${from}/?$`, headers: { Location: to }, status: 301 })),
      permanently("^/index(?:\\.html)?/?$", "/"),
      permanently("^/(.+)\\.html/?$", "/$1"),
      permanently("^/(.+)/$", "/$1"),
      { handle: "filesystem" },
      { src: placeAddress(encodedAlphabet), dest: known.anyPlace },
      // A file that is missing now may be there in a minute.
      { src: "^/.*$", dest: "/404.html", status: 404, headers: { "Cache-Control": revalidate } },
    ],
    overrides: Object.fromEntries(
      paths
        .filter((path) => path !== "/" && path !== "/404")
        .map((path) => [
          `${path.slice(1)}.html`,
          { path: path.slice(1), contentType: "text/html; charset=utf-8" },
        ]),
    ),
  };
}
