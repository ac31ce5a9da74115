import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { closedOffice } from "./closed-office";

test.each([
  ["not yet", "2026-12-16", "none"],
  ["while it is near", "2026-12-17", "block"],
])("a closed office is said %s", async (_, today, display) => {
  const inHead = await closedOffice({ from: "2026-12-24", through: "2027-01-02" });
  const { window } = new JSDOM(`<head>${inHead}</head><p class="closed-notice">Gesloten</p>`, {
    runScripts: "dangerously",
    beforeParse(opened) {
      opened.Date.now = () => Date.parse(`${today}T12:00:00Z`);
    },
  });
  const notice = window.document.querySelector(".closed-notice") as Element;
  expect(window.getComputedStyle(notice).display).toBe(display);
});
