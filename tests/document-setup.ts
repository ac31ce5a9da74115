import { cleanup, configure } from "@testing-library/react";
import type { JSDOM } from "jsdom";
import { afterEach } from "vitest";

/** Vitest's own name for the document of a file. */
declare const jsdom: JSDOM;

// From Node 25 on, a storage of Node's own would hide that of the document.
for (const name of ["localStorage", "sessionStorage"] as const)
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true });

// A slow machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 120_000 });

// The files share a document, so none may leave anything in it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
