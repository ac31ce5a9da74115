import { cleanup, screen } from "@testing-library/react";
import { HelmetProvider } from "react-helmet-async";
import { afterEach, expect, test } from "vitest";
import { renderPage } from "../../tests/render-page";
import general from "../content/paginas/andere-plaats.yaml";
import { paths } from "../lib/paths";
import { Component } from "./dakdekker";

afterEach(cleanup);

test.each([
  ["een%20twee-drie", "Een Twee Drie"],
  ["%20", general.withoutName],
])("the page of the place %j names it %s", (typed, name) => {
  const page = (
    <HelmetProvider>
      <Component />
    </HelmetProvider>
  );
  renderPage(page, { address: `${paths.anyPlace}?plaats=${typed}`, data: { general } });
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading.textContent).toBe(general.heading.replace("{plaats}", name));
});
