import { writeFileSync } from "node:fs";
import { drawings, render } from "./drawings.ts";

for (const [name, drawing] of Object.entries(drawings)) {
  writeFileSync(`public/drawings/${name}.svg`, render(drawing).svg);
}
