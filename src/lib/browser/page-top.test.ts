import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { beginAtTop } from "./page-top.ts";

const scrollTo = vi.fn();

// jsdom cannot follow a link.
const stay = (event: Event) => event.preventDefault();

beforeAll(() => {
  vi.stubGlobal("scrollTo", scrollTo);
  beginAtTop();
  addEventListener("click", stay);
});
afterAll(() => removeEventListener("click", stay));

beforeEach(() => {
  history.scrollRestoration = "auto";
  scrollTo.mockClear();
});

/** Clicks a link on the page "/". */
function click(href: string, how: MouseEventInit = {}) {
  document.body.innerHTML = `<a href="${href}">Verder</a>`;
  document.links[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
}

const show = () => dispatchEvent(new Event("pageshow"));

test.each([
  ["to a part of this page", "/#terugbellen", {}],
  ["in a new tab", "/contact", { ctrlKey: true }],
  ["in a new window", "/contact", { shiftKey: true }],
  ["to the phone", "tel:112", {}],
])("a page stays where it is after a link %s", (_, href, how) => {
  click(href, how);
  show();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(history.scrollRestoration).toBe("auto");
});

test("a page stays where it is after a link that React followed", () => {
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  click("/contact");
  dispatchEvent(new Event("pagehide"));
  show();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(history.scrollRestoration).toBe("auto");
});

test("a page left by a link begins at its top once it comes back", () => {
  click("/contact");
  expect(history.scrollRestoration).toBe("manual");
  show();
  expect(scrollTo).not.toHaveBeenCalled();
  dispatchEvent(new Event("pagehide"));
  show();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
