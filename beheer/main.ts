import "./default-settings.ts";
import CMS from "@sveltia/cms";
import { checkEntry } from "./check-entry.ts";
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
CMS.registerEventListener({
  name: "preSave",
  async handler({ entry }) {
    const { path, data } = entry.toJS() as { path: string; data: object };
    await checkEntry(path.replace("src/content/", ""), data);
  },
});
CMS.init({ config });
