import { build, type Rolldown } from "vite";

/** Compiles a module of src/ to inline in HTML. */
export async function compileInlineScript(file: string): Promise<string> {
  const [result] = [
    await build({
      configFile: false,
      logLevel: "warn",
      build: {
        write: false,
        target: "baseline-widely-available",
        modulePreload: false,
        rolldownOptions: { input: file, output: { format: "iife" } },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[];
  const code = result?.output[0].code.trim();
  if (!code) throw new Error(`${file} could not be compiled`);
  return code;
}
