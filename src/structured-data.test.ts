import { matchRoutes } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { services } from "./lib/content/services";
import { paths } from "./lib/paths";
import { routes } from "./routes";
import { structuredData } from "./structured-data";

/* The owner has dragged the menu into the opposite order. */
vi.mock("./content/algemeen.yaml", async (load) => {
  const shell = ((await load()) as typeof import("./content/algemeen.yaml")).default;
  return { default: { ...shell, navigation: shell.navigation.toReversed() } };
});

test("breadcrumbs lead from the home page down in whatever order the menu is, also for search engines", async () => {
  const path = paths.service(services[0]?.slug ?? "");
  const { trail } = matchRoutes(routes, path)?.at(-1)?.route.handle ?? {};
  expect(trail).toMatchObject([{ path: paths.home }, { path: paths.services }]);
  const { "@graph": things } = await structuredData(path);
  const list = things.find((thing) => JSON.stringify(thing).includes('"@type":"BreadcrumbList"'));
  expect(list).toMatchObject({
    itemListElement: [
      ...trail.map(({ label }: { label: string }) => ({ name: label })),
      { name: services[0]?.name },
    ],
  });
});
