import { expect, test } from "vitest";
import { sentRows } from "./sent-rows";

const row = { name: "name", label: "Naam", value: "Jan" };

test.each([
  undefined,
  [],
  [row, { label: "Bericht", value: "" }],
  [{ ...row, value: ["Jan"] }],
  [{ ...row, value: "Jan \ud83c" }],
])("%j is not a list of the lines that the form left", (state) => {
  expect(sentRows(state)).toBeUndefined();
});
