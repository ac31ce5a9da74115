import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderPage } from "../../tests/render-page.tsx";
import shell from "../content/algemeen.yaml";
import { Footer } from "./footer.tsx";

afterEach(() => vi.useRealTimers());

test("the copyright has the year of the browser", () => {
  vi.useFakeTimers({ now: new Date("2031-03-01"), toFake: ["Date"] });
  renderPage(<Footer menu={{ pages: [], services: [], small: [] }} />);
  expect(screen.getByText(shell.footer.rights, { exact: false }).textContent).toContain("© 2031");
});
