import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A slow machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 120_000 });

// The files share a document, so none may leave anything in it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
