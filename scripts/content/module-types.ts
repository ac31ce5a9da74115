import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { extracts } from "../../src/lib/content/schema/extracts.ts";
import { files } from "../../src/lib/content/schema.ts";

const target = new URL("../../src/lib/content/modules.d.ts", import.meta.url);

const declaration = (name: string, type: string) =>
  `declare module "*/content/${name}" {\n  const content: ${type};\n  export default content;\n}\n`;

const typeOfFile = (name: string) => `import("./schema").Content["${name}"]`;
const typeOfExtract = (name: string) =>
  `ReturnType<(typeof import("./schema/extracts").extracts)["${name}"]>`;

export function writeModuleTypes(): void {
  const text = [
    ...Object.keys(files).map((name) => declaration(name, typeOfFile(name))),
    ...Object.keys(extracts).map((name) => declaration(name, typeOfExtract(name))),
  ].join("\n");
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) writeFileSync(target, text);
}
