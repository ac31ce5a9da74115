import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Starting Deno, a mail server or a database takes seconds on a slow machine. */
const realParts = { environment: "node", testTimeout: 30_000, hookTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    // One core is left free otherwise, and these tests often wait for a process or a mail.
    maxWorkers: "100%",
    projects: [
      {
        plugins: [react()],
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.{ts,tsx}"],
        },
      },
      { test: { name: "content", environment: "node", include: ["tests/content/**/*.test.ts"] } },
      { test: { name: "database", include: ["tests/database/**/*.test.ts"], ...realParts } },
      { test: { name: "function", include: ["tests/function/**/*.test.ts"], ...realParts } },
      { test: { name: "embedded", include: ["tests/embedded/**/*.test.{ts,tsx}"], ...realParts } },
      { test: { name: "build", environment: "node", include: ["tests/build/**/*.test.ts"] } },
    ],
  },
});
