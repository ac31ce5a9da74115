import CMS from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { cmsConfig } from "./config.ts";
import { toFile, toForm } from "./form-values.ts";
import { showSiteBeside } from "./site-beside.ts";

// Every value is text, as for the check; written without folded lines.
CMS.registerCustomFormat("yaml", "yaml", {
  fromFile: (text) => {
    const value = toForm(parse(text, { schema: "failsafe" }), location.origin) as { order?: string };
    // The CMS sorts by it, and does not convert it as it is no field.
    return value.order ? { ...value, order: Number(value.order) } : value;
  },
  toFile: (value) => stringify(toFile(value), { lineWidth: 0 }),
});
const config = cmsConfig(import.meta.env.VITE_EDITOR_REPOSITORY);
if (import.meta.env.VITE_EDITOR_IS_LOCAL) showSiteBeside(config);
CMS.init({ config });
