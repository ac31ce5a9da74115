import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { content } from "./scripts/content/content-plugin.ts";

/** These timeouts only end a test that hangs: on a busy machine, Deno or a database may take minutes to start. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/** Starts the projects with long tests first, so that none runs alone at the end. */
class LongestFirst extends BaseSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ["unit", "go-live", "embedded", "content-change", "function"];
    const rank = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => rank(other) - rank(one));
  }
}

/** A project whose test files share a process, because a process for each file would take twice the time. */
const project = (name: string, settings: TestProjectInlineConfiguration["test"] = {}) => ({
  plugins: [react(), content()],
  test: { name, include: [`tests/${name}/**/*.test.ts`], isolate: false, ...patience, ...settings },
});

const newData = "tests/new-data-setup.ts";
const postgres = "tests/database/postgres-setup.ts";

export default defineConfig({
  test: {
    silent: "passed-only",
    slowTestThreshold: 300_000,
    // There are more workers than most machines have cores, because these tests often wait for a process or a mail.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      project("unit", {
        include: ["src/**/*.test.{ts,tsx}"],
        environment: "jsdom",
        setupFiles: ["tests/fresh-modules.ts", "tests/document-setup.ts"],
        env: { VITE_SUPABASE_URL: "/", VITE_SUPABASE_ANON_KEY: "sb_publishable_test" },
      }),
      project("tools", {
        include: ["{scripts,embedded,beheer}/**/*.test.{ts,tsx}", "tests/{content,repository}/**/*.test.ts"],
      }),
      project("database", { globalSetup: postgres }),
      project("function", { globalSetup: newData }),
      project("embedded", { globalSetup: newData }),
      project("go-live", { globalSetup: postgres, setupFiles: "tests/fresh-modules.ts" }),
      project("build", { globalSetup: "tests/build/built-site.ts" }),
      project("content-change"),
    ],
  },
});
