import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A slow machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 120_000 });

// Files share a document, so that none may leave anything in it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
