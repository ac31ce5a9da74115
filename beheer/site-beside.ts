import CMS, { type CmsConfig } from "@sveltia/cms";
import { createElement } from "react";
import { pagePath, paths } from "../src/lib/paths.ts";

/** The page on which most of an entry shows, by its collection, or by the name of a single file that is no page. */
const pages: Record<string, (slug: string) => string> = {
  diensten: paths.service,
  steden: paths.city,
  projecten: paths.project,
  vragen: () => paths.faq,
  bedrijf: () => paths.contact,
  offerte: () => paths.contact,
  beide: () => paths.contact,
  algemeen: () => paths.home,
  terugbellen: () => paths.home,
  doorverwijzingen: () => paths.home,
};

/** Beside each form the page itself, as it was saved last: on the owner's machine, where saving publishes nothing. */
export function showSiteBeside({ collections = [] }: CmsConfig): void {
  for (const group of collections)
    for (const { name = "" } of "files" in group ? group.files : [group])
      CMS.registerPreviewTemplate(name, ({ entry }) =>
        createElement("iframe", {
          title: "De website",
          src: pages[name]?.(entry.get("slug") ?? "") ?? pagePath(name),
          style: { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 },
        }),
      );
}
