import CMS from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { cmsConfig } from "./config.ts";

// As the check reads a file, every value is text; and it is written in the one form that files have.
CMS.registerCustomFormat("yaml", "yaml", {
  fromFile: (text) => {
    const value = parse(text, { schema: "failsafe" });
    // The form makes numbers of its own fields; the order is none of them.
    return value.order ? { ...value, order: Number(value.order) } : value;
  },
  toFile: (value) => stringify(value, { lineWidth: 0 }),
});
CMS.init({ config: cmsConfig(import.meta.env.VITE_EDITOR_REPOSITORY) });
