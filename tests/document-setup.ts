import { cleanup, configure } from "@testing-library/react";
import type { JSDOM } from "jsdom";
import { afterEach } from "vitest";

/** The JSDOM of a test file, which Vitest provides under this name. */
declare const jsdom: JSDOM;

// From Node 25 on, Node's own localStorage would hide the one of jsdom.
for (const name of ["localStorage", "sessionStorage"] as const)
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true });

// The library's timeout of one second is too short for a slow machine.
configure({ asyncUtilTimeout: 120_000 });

// Test files share a document, so no test may leave anything in it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
