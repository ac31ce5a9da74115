import { expect, test } from "vitest";
import { trustSignals } from "./trust-signals.ts";

test("a service has its first price beside the button when none is ticked", () => {
  const price = { what: "Nieuw pannendak", from: 95, unit: "m²", included: "De pannen." };
  const items = [price, { ...price, what: "Nieuw dakraam" }];
  const lines = trustSignals({ slug: "pannendaken", prices: { date: "2026-01-01", items } }).lines.join();
  expect(lines).toContain("Nieuw pannendak: vanaf €\u00A095 per m²");
  expect(lines).not.toContain("Nieuw dakraam");
});
