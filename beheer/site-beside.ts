import CMS, { type CmsConfig } from "@sveltia/cms";
import { createElement } from "react";
import { paths } from "../src/lib/paths.ts";

/** The page that shows most of an entry, by the name of its collection or file. */
const pages: Record<string, string | ((slug: string) => string)> = {
  diensten: paths.service,
  steden: paths.city,
  projecten: paths.project,
  vragen: paths.faq,
  home: paths.home,
  "andere-plaats": paths.anyPlace,
  algemeen: paths.home,
  doorverwijzingen: paths.home,
  bedrijf: paths.contact,
  offerte: paths.contact,
  beide: paths.contact,
  terugbellen: paths.home,
};

function pageOf(name: string, slug = ""): string {
  const page = pages[name] ?? `/${name}`;
  return typeof page === "string" ? page : page(slug);
}

/** Shows the page as last saved beside each form, but only on the owner's machine, where saving publishes nothing. */
export function showSiteBeside({ collections = [] }: CmsConfig): void {
  for (const group of collections)
    for (const { name } of "files" in group ? group.files : [group])
      if (name)
        CMS.registerPreviewTemplate(name, ({ entry }) =>
          createElement("iframe", {
            title: "De website",
            src: pageOf(name, entry.get("slug")),
            style: { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 },
          }),
        );
}
