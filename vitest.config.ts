import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { content } from "./scripts/content/content-plugin.ts";

/** These end what hangs; a busy machine may take minutes to start Deno, a mail server or a database. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/** Starts the projects with long tests first, so that none runs alone at the end. */
class LongestFirst extends BaseSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ["function", "go-live", "embedded", "content-change"];
    const rank = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => rank(other) - rank(one));
  }
}

const rooms = [
  "tools",
  "repository",
  "content",
  "database",
  "function",
  "embedded",
  "go-live",
  "build",
  "content-change",
];

const globalSetups: Record<string, string> = {
  database: "tests/database/postgres-setup.ts",
  function: "tests/new-data-setup.ts",
  embedded: "tests/new-data-setup.ts",
  build: "tests/build/built-site.ts",
  "go-live": "tests/database/postgres-setup.ts",
};

export default defineConfig({
  test: {
    silent: "passed-only",
    slowTestThreshold: 300_000,
    // More than the cores of most machines, because these tests often wait for a process or a mail.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [react(), content()],
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          isolate: false,
          setupFiles: ["tests/fresh-modules.ts", "tests/document-setup.ts"],
          env: { VITE_SUPABASE_URL: "/", VITE_SUPABASE_ANON_KEY: "sb_publishable_test" },
          ...patience,
        },
      },
      ...rooms.map((name) => ({
        plugins: [content()],
        test: {
          name,
          include: [`${name === "tools" ? "{scripts,embedded,beheer}" : `tests/${name}`}/**/*.test.{ts,tsx}`],
          isolate: false,
          setupFiles: name === "go-live" ? "tests/fresh-modules.ts" : [],
          globalSetup: globalSetups[name] ?? [],
          ...patience,
        },
      })),
    ],
  },
});
