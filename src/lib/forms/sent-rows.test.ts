import { expect, test } from "vitest";
import { sentRows } from "./sent-rows";

const row = { name: "name", label: "Naam", value: "Jan" };

test.each([undefined, [], [row, { label: "Bericht", value: "" }], [{ ...row, value: ["Jan"] }]])(
  "%j is no list of the lines that the form left",
  (state) => {
    expect(sentRows(state)).toBeUndefined();
  },
);
