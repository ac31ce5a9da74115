import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cms } from "./beheer/vite-plugin.ts";
import { embeddedBackend } from "./embedded/vite-plugin.ts";
import { prerenderedPages } from "./scripts/build/prerendered-pages.ts";
import { confirmationFacts } from "./scripts/content/confirmation-facts.ts";
import { readContent } from "./scripts/content/read.ts";
import { content } from "./scripts/content/vite-plugin.ts";

/** Texts that are being edited must not keep the backend from starting. */
function companyOfContent() {
  const company = readContent(".").content?.["bedrijf.yaml"];
  return company
    ? { ...company, confirmation: confirmationFacts(company) }
    : { name: "Website", email: "website@dakdekker.example", confirmation: null };
}

/**
 * What three pages or more need is one file, in place of a dozen small ones. Not the parts that messages and
 * questions have in common: most pages show neither.
 */
const shared = { name: "shared", minShareCount: 3, test: (id: string) => !id.includes("/@radix-ui/") };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), embeddedBackend(companyOfContent), content(), prerenderedPages(), cms()],
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  preview: { host: "127.0.0.1", port: 4173, strictPort: true },
  build: {
    // Browsers in which the site's JavaScript and CSS work without rewriting (Vite's own choice of "modern").
    target: "baseline-widely-available",
    // A page starts with all of its files, see scripts/build/prerender.ts; what a link fetches is one or two small ones.
    modulePreload: false,
    // One style sheet, which stands in every page: were it of a chunk, late parts would fetch it once more.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? // What a visitor's browser fetches late, the prerender needs at once.
        { checks: { ineffectiveDynamicImport: false } }
      : { output: { codeSplitting: { groups: [shared] } } },
  },
}));
