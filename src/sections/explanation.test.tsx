import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import shell from "../content/algemeen.yaml";
import { Explanation } from "./explanation.tsx";

const source = { title: "Staatsblad", url: "https://www.example.nl/wet", read: "2026-11-01" };

beforeEach(() => {
  render(
    <MemoryRouter>
      <Explanation content={{ heading: "Kop", paragraphs: ["Alinea"], sources: [source] }} />
    </MemoryRouter>,
  );
});

const link = () => screen.getByRole("link", { name: "Staatsblad" });

test("a fact from elsewhere links to its source", () => {
  expect(link().getAttribute("href")).toBe(source.url);
});

test("a fact from elsewhere says when it was read", () => {
  expect(link().closest("p")?.textContent).toBe(
    shell.source.replace("{bron}", "Staatsblad").replace("{datum}", "1 november 2026"),
  );
});
