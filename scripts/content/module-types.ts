import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { files } from "../../src/lib/content/schema.ts";

const target = new URL("../../src/lib/content/modules.d.ts", import.meta.url);

/**
 * Declares what an import of each file of src/content/ gives, from the schema: TypeScript cannot derive the type of a
 * module from its path. Writes src/lib/content/modules.d.ts, which git ignores, where it is not up to date.
 */
export function writeModuleTypes(): void {
  const declarations = Object.keys(files).map(
    (name) =>
      `declare module "*/content/${name}" {\n  const content: import("./schema").FileContent<"${name}">;\n  export default content;\n}\n`,
  );
  const text = declarations.join("\n");
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) writeFileSync(target, text);
}
