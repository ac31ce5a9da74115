import { writeFileSync } from "node:fs";
import { drawings, pointsFile, render } from "./drawings.ts";

const rendered = Object.entries(drawings).map(([name, drawing]) => ({ name, ...render(drawing) }));
for (const { name, svg } of rendered) writeFileSync(`public/drawings/${name}.svg`, svg);
const named = rendered.filter(({ points }) => points.length);
writeFileSync(pointsFile, `${JSON.stringify(Object.fromEntries(named.map(({ name, points }) => [name, points])), undefined, 2)}\n`);
