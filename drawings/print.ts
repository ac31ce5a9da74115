import { drawings, render } from "./drawings.ts";

const figures = Object.entries(drawings).map(
  ([name, drawing]) =>
    `<figure><img alt="" width="640" src="data:image/svg+xml,${encodeURIComponent(render(drawing).svg)}"><figcaption>${name}</figcaption></figure>`,
);
console.log(`<!doctype html><meta charset="utf-8"><title>Tekeningen</title><style>figure{break-inside:avoid}</style>${figures.join("\n")}`);
