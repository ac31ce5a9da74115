import CMS from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { cmsConfig } from "./config.ts";
import { askBeforeLeaving, beginWithFolder } from "./unsaved-changes.ts";

// Every value is text, as for the check; written without folded lines.
CMS.registerCustomFormat("yaml", "yaml", {
  fromFile: (text) => {
    const value = parse(text, { schema: "failsafe" });
    // The CMS sorts by it, and does not convert it as it is no field.
    return value.order ? { ...value, order: Number(value.order) } : value;
  },
  toFile: (value) => stringify(value, { lineWidth: 0 }),
});
if (import.meta.env.MODE === "development") beginWithFolder();
askBeforeLeaving();
CMS.init({ config: cmsConfig(import.meta.env.VITE_EDITOR_REPOSITORY) });
