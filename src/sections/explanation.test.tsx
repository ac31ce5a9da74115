// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import shell from "../content/algemeen.yaml";
import { Explanation } from "./explanation";

test("what was read elsewhere names its source, links to it, and says when it was read", () => {
  const source = { title: "Staatsblad", url: "https://www.example.nl/wet", read: "2026-11-01" };
  render(
    <MemoryRouter>
      <Explanation content={{ heading: "Kop", paragraphs: ["Alinea"], sources: [source] }} />
    </MemoryRouter>,
  );
  const link = screen.getByRole("link", { name: "Staatsblad" });
  expect(link.getAttribute("href")).toBe(source.url);
  expect(link.closest("p")?.textContent).toBe(
    shell.source.replace("{bron}", "Staatsblad").replace("{datum}", "1 november 2026"),
  );
});
