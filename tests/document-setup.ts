import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

/* Files share a process and its document, but no module, mock or leftover of the file before. */

vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();

// A slow machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 120_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
