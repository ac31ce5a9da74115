import CMS from "@sveltia/cms";
import { parseDocument, stringify } from "yaml";
import { deskConfig } from "./config.ts";

// As the check reads a file, every value is text; and it is written in the one form that files have.
CMS.registerCustomFormat("yaml", "yaml", {
  fromFile: (text) => parseDocument(text, { schema: "failsafe" }).toJS(),
  toFile: (value) => stringify(value, { lineWidth: 0 }),
});
CMS.init({ config: deskConfig(import.meta.env.VITE_EDITOR_REPOSITORY) });
