import CMS from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { askBeforeOverwriting, noted } from "./changed-on-disk.ts";
import { cmsConfig } from "./config.ts";
import { askBeforeLeaving, beginWithFolder } from "./unsaved-changes.ts";

/** Numbers and switches become the text that they are in a file. */
const asText = (_key: unknown, value: unknown) =>
  typeof value === "number" || typeof value === "boolean" || value === null ? String(value ?? "") : value;

// Every value is text, as for the check, so that none gets quotation marks by its looks; lines are not folded.
CMS.registerCustomFormat("yaml", "yaml", {
  fromFile: (text) => {
    const value = parse(noted(text), { schema: "failsafe" });
    // The CMS sorts by it, and does not convert it as it is no field.
    return value.order ? { ...value, order: Number(value.order) } : value;
  },
  toFile: (value) => noted(stringify(value, asText, { schema: "failsafe", lineWidth: 0 })),
});
if (import.meta.env.VITE_EDITOR_IS_LOCAL) {
  beginWithFolder();
  askBeforeOverwriting();
}
askBeforeLeaving();
CMS.init({ config: cmsConfig(import.meta.env.VITE_EDITOR_REPOSITORY) });
