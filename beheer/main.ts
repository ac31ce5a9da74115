import CMS from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { checkEntries, refuseMistakes } from "./check-entry.ts";
import { cmsConfig } from "./config.ts";
import { toFile, toForm } from "./form-values.ts";
import { inOneTab } from "./one-tab.ts";
import { showSiteBeside } from "./site-beside.ts";
import { askBeforeLeaving, beginWithFolder } from "./unsaved-changes.ts";

const asText = (_key: unknown, value: unknown) =>
  typeof value === "number" || typeof value === "boolean" || value === null ? String(value ?? "") : value;

// Every value is text, as for the check, so that none gets quotation marks by its looks; lines are not folded.
CMS.registerCustomFormat("yaml", "yaml", {
  fromFile: (text) => {
    const value = toForm(parse(text, { schema: "failsafe" }), location.origin) as { order?: string };
    // The CMS sorts by it, and does not convert it as it is no field.
    return value.order ? { ...value, order: Number(value.order) } : value;
  },
  toFile: (value) => refuseMistakes(stringify(toFile(value), asText, { schema: "failsafe", lineWidth: 0 })),
});
const isLocal = Boolean(import.meta.env.VITE_EDITOR_IS_LOCAL);
const config = cmsConfig(import.meta.env.VITE_EDITOR_REPOSITORY, isLocal);
// Its words are Dutch, whatever the browser speaks, until another language is chosen in its settings.
Object.defineProperty(navigator, "languages", { value: ["nl"] });
inOneTab(() => {
  if (isLocal) {
    beginWithFolder();
    showSiteBeside(config);
  }
  checkEntries(isLocal);
  askBeforeLeaving();
  CMS.init({ config });
});
