import { expect, test } from "vitest";
import { isAboutLeak, sentRows } from "./sent-rows";

const row = { name: "name", label: "Naam", value: "Jan" };

test.each([
  ["nothing", undefined],
  ["an empty list", []],
  ["a row without a name", [row, { label: "Bericht", value: "" }]],
  ["a value that is a list", [{ ...row, value: ["Jan"] }]],
])("%s is not taken for a sent request", (_, state) => {
  expect(sentRows(state)).toBeUndefined();
});

test.each([
  ["Daklekkage (Spoed)", true],
  ["Dakgoten, Daklekkage (Spoed)", true],
  ["Dakgoten, Dakinspectie", false],
])("a request for %s is about a leak: %s", (value, is) => {
  expect(isAboutLeak([row, { name: "services", label: "Diensten", value }])).toBe(is);
});
