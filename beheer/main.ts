import CMS from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { checkEntries, refuseMistakes } from "./check-entry.ts";
import { cmsConfig } from "./config.ts";

// Every value is text, as for the check; written without folded lines.
CMS.registerCustomFormat("yaml", "yaml", {
  fromFile: (text) => {
    const value = parse(text, { schema: "failsafe" });
    // The CMS sorts by it, and does not convert it as it is no field.
    return value.order ? { ...value, order: Number(value.order) } : value;
  },
  toFile: (value) => refuseMistakes(stringify(value, { lineWidth: 0 })),
});
checkEntries();
// Its words are Dutch, whatever the browser speaks, until another language is chosen in its settings.
Object.defineProperty(navigator, "languages", { value: ["nl"] });
CMS.init({ config: cmsConfig(import.meta.env.VITE_EDITOR_REPOSITORY) });
