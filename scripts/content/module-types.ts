import { writeFileSync } from "node:fs";
import { extracts } from "../../src/lib/content/schema/extracts.ts";
import { files } from "../../src/lib/content/schema.ts";

const target = new URL("../../src/lib/content/modules.d.ts", import.meta.url);

const declaration = (name: string, type: string) =>
  `declare module "*/content/${name}" {\n  const content: ${type};\n  export default content;\n}\n`;

/** Writes src/lib/content/modules.d.ts, which gives each import of a content file its type. */
export function writeModuleTypes(): void {
  const text = [
    ...Object.keys(files).map((name) => declaration(name, `import("./schema.ts").Content["${name}"]`)),
    ...Object.keys(extracts).map((name) =>
      declaration(name, `ReturnType<(typeof import("./schema/extracts.ts").extracts)["${name}"]>`),
    ),
  ].join("\n");
  writeFileSync(target, text);
}
