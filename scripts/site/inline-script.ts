import { build, type Rolldown } from "vite";

/** The code of a file with all that it imports, as one script without modules. */
export async function compileInlineScript(file: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
