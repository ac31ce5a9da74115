import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../tests/render-page.tsx";
import projects from "../content/paginas/projecten.yaml";
import { BeforeAfter } from "./before-after.tsx";

const { pictures: texts } = projects;
const picture = { name: "dak", alt: "Een dak" };

test("the slider says how much of the roof is before the work", () => {
  renderPage(<BeforeAfter before={picture} after={picture} texts={texts} title="Villa" />);
  const slider = screen.getByRole("slider", { name: texts.compare.replace("{project}", "Villa") });
  const said = () => slider.getAttribute("aria-valuetext");
  expect(said()).toBe(texts.compared.replace("{deel}", "50"));
  fireEvent.change(slider, { target: { value: "51" } });
  expect(said()).toBe(texts.compared.replace("{deel}", "51"));
});
