import type { TestProject } from "vitest/node";
import { startDatabase } from "../../embedded/parts/running-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of a backend on which anybody can sign up, whatever supabase/config.toml allows. */
    authUrl: string;
  }
}

/** Starts that backend outside of the test that uses it: its tokens cannot be signed in a jsdom environment. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startDatabase(undefined, {
    enable_signup: true,
    email: { enable_signup: true, enable_confirmations: false },
  });
  project.provide("authUrl", url);
  return async () => {
    // PGlite ends as a program does, with exit code 0, also where tests have failed.
    const { exitCode } = process;
    await stop();
    process.exitCode = exitCode;
  };
}
