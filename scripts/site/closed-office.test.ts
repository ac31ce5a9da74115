import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { closedOfficeScript } from "./closed-office.ts";

test.each([
  ["hidden until a week before", "2026-12-16", true],
  ["shown from then on", "2026-12-17", false],
  ["shown on the last day", "2027-01-02", false],
  ["hidden afterwards", "2027-01-03", true],
])("that the office closes is %s", async (_, today, isHidden) => {
  const inHead = await closedOfficeScript({ from: "2026-12-24", through: "2027-01-02" });
  const { window } = new JSDOM(`<head>${inHead}</head><p hidden class="closed-notice">Gesloten</p>`, {
    runScripts: "dangerously",
    beforeParse(parsingWindow) {
      parsingWindow.Date.now = () => Date.parse(`${today}T12:00:00Z`);
    },
  });
  // The script's MutationObserver reports the notice in a microtask.
  await Promise.resolve();
  const notice = window.document.querySelector(".closed-notice") as HTMLElement;
  expect(notice.hidden).toBe(isHidden);
});
