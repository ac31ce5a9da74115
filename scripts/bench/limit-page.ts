import { JSDOM } from "jsdom";

const styleSheet = `
body { margin: 0; color: #13222c; font: 1.0625rem/1.6 system-ui, sans-serif }
header, main, footer { max-width: 72rem; margin: auto; padding: 1.25rem }
h1 { margin: 1.5rem 0; font-size: clamp(2.125rem, 1.5rem + 2.6vw, 3.25rem); line-height: 1.1 }
h2 { margin-top: 3.5rem; line-height: 1.2 }
a { color: #b5391a }
img { display: block; width: 100%; height: auto }
ul, ol { padding-left: 1.25rem }
input, textarea { display: block; box-sizing: border-box; width: 100%; font: inherit }
input[type="checkbox"] { display: inline; width: auto }
`;

const leftOut = "script, style, link, svg, template, dialog, iframe, [hidden], [aria-hidden='true']";

/** Attributes with content, not for a style sheet or a script. */
const kept = new Set(
  "href src srcset sizes type media alt width height loading fetchpriority for id name value rows".split(" "),
);

/** The prerendered page `html` with its text, links, fields and pictures, but no script, web font or class. */
export function limitPage(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const element of document.body.querySelectorAll(leftOut)) element.remove();
  for (const menu of document.body.querySelectorAll("header nav")) menu.remove();
  for (const element of document.body.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) if (!kept.has(name)) element.removeAttribute(name);
  }
  const parts = [...document.body.querySelectorAll("header, main, footer")].map((part) => part.outerHTML);
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${document.title}</title>
${document.querySelector("meta[name=description]")?.outerHTML}
<style>${styleSheet}</style>
</head>
<body>
${parts.join("\n")}
</body>
</html>
`;
}
