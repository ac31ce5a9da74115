import "./first-visit.ts";
import CMS from "@sveltia/cms";
import { checkEntries } from "./check-entry.ts";
import { measurePhotos } from "./check-photos.ts";
import { cmsConfig } from "./config.ts";
import { fileText, formValue } from "./form-values.ts";
import { showSiteBeside } from "./site-beside.ts";

CMS.registerCustomFormat("yaml", "yaml", {
  fromFile: (text) => formValue(text, location.origin),
  toFile: fileText,
});
const isLocal = import.meta.env.VITE_EDITOR_IS_LOCAL;
const config = cmsConfig(import.meta.env.VITE_EDITOR_REPOSITORY, isLocal);
if (isLocal) showSiteBeside(config);
measurePhotos();
checkEntries();
CMS.init({ config });
