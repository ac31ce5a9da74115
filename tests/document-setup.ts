import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A slow machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 120_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
