import { build, type Rolldown } from "vite";

/** Compiles src/deferred-loader.ts to one line, to be inlined in every page. */
export async function compileDeferredLoader(): Promise<string> {
  const [result] = [
    await build({
      configFile: false,
      logLevel: "warn",
      build: {
        write: false,
        target: "baseline-widely-available",
        modulePreload: false,
        rolldownOptions: { input: "src/deferred-loader.ts", output: { format: "iife" } },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[];
  const code = result?.output[0].code.trim();
  if (!code) throw new Error("src/deferred-loader.ts could not be compiled");
  return code;
}
