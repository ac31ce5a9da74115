import { vi } from "vitest";

/* Test files share a process, so each drops the modules, mocks and stubs of the file before it. */

vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
