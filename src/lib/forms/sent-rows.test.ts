import { expect, test } from "vitest";
import { isAboutLeak } from "./sent-rows";

const row = { name: "name", label: "Naam", value: "Jan" };

test.each([
  ["Daklekkage (Spoed)", true],
  ["Dakgoten, Daklekkage (Spoed)", true],
  ["Dakgoten, Dakinspectie", false],
])("a request for %s is about a leak: %s", (value, isAbout) => {
  expect(isAboutLeak([row, { name: "services", label: "Diensten", value }])).toBe(isAbout);
});
