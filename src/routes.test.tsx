import { existsSync } from "node:fs";
import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { paths } from "./lib/paths";
import { listKnownPaths, routes } from "./routes";

const knownPaths = await listKnownPaths();
const routeAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

test("every path that code links to is a path of the site", () => {
  const fixed = Object.values(paths).filter((path) => typeof path === "string" && path !== paths.notFound);
  const pages = fixed.map((path) => String(path).replace(/#.*/, ""));
  expect(knownPaths.map(({ path }) => path)).toEqual(expect.arrayContaining(pages));
});

test("every known path is answered by a page whose files are there", () => {
  for (const { path, page } of knownPaths) {
    expect(routeAt(path)?.lazy, path).toBeTypeOf("function");
    expect(existsSync(`src/${page}`), page).toBe(true);
  }
});

test("an unknown path is answered by the not-found page", () => {
  expect(routeAt("/bestaat/niet")?.id).toBe("not-found");
});

test("breadcrumbs lead from the home page down", () => {
  const trailAt = (path: string) =>
    ((routeAt(path)?.handle.trail ?? []) as { path: string }[]).map((crumb) => crumb.path);
  expect(trailAt(paths.home)).toEqual([]);
  expect(trailAt(paths.faq)).toEqual([paths.home]);
  expect(trailAt(paths.city("elders"))).toEqual([paths.home, paths.serviceArea]);
});
