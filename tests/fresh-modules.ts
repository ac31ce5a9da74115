import { vi } from "vitest";

/* Files share a process, but no module, mock or stub of the file before. */

vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
