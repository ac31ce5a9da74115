import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { extracts, files } from "../../src/lib/content/schema.ts";

const target = new URL("../../src/lib/content/modules.d.ts", import.meta.url);

const declaration = (name: string, type: string) =>
  `declare module "*/content/${name}" {\n  const content: import("./schema").${type}<"${name}">;\n  export default content;\n}\n`;

export function writeModuleTypes(): void {
  const text = [
    ...Object.keys(files).map((name) => declaration(name, "FileContent")),
    ...Object.keys(extracts).map((name) => declaration(name, "ExtractContent")),
  ].join("\n");
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) writeFileSync(target, text);
}
