import { expect, test } from "vitest";
import { sentRows } from "./sent-rows";

const row = { name: "name", label: "Naam", value: "Jan" };

test("the lines that the form left are taken as they are", () => {
  expect(sentRows([row, { name: "message", label: "Bericht", value: "" }])).toHaveLength(2);
});

test.each([undefined, [], [row, { label: "Bericht", value: "" }], [{ ...row, value: ["Jan"] }]])(
  "%j is no list of them",
  (state) => {
    expect(sentRows(state)).toBeUndefined();
  },
);
