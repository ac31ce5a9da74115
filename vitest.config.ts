import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { content } from "./scripts/content/vite-plugin.ts";

/** Ends what hangs; a slow machine with other work may take minutes to start Deno, a mail server or a database. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    // One core is left free otherwise, and these tests often wait for a process or a mail.
    maxWorkers: "100%",
    projects: [
      {
        plugins: [react(), content()],
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["{src,scripts,beheer}/**/*.test.{ts,tsx}"],
          ...patience,
        },
      },
      ...["content", "database", "function", "embedded", "build"].map((name) => ({
        plugins: [content()],
        test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...patience },
      })),
    ],
  },
});
