import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { files } from "../../src/lib/content/schema.ts";

const target = new URL("../../src/lib/content/modules.d.ts", import.meta.url);

/** Writes src/lib/content/modules.d.ts, the types of imports of src/content/, from the schema. Git ignores it. */
export function writeModuleTypes(): void {
  const declarations = Object.keys(files).map(
    (name) =>
      `declare module "*/content/${name}" {\n  const content: import("./schema").FileContent<"${name}">;\n  export default content;\n}\n`,
  );
  const text = declarations.join("\n");
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) writeFileSync(target, text);
}
