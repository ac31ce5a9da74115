import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { embeddedBackend } from "./embedded/embedded-backend-plugin.ts";
import { checkContent } from "./scripts/content/check.ts";
import { content } from "./scripts/content/content-plugin.ts";
import { extractCompanyFacts } from "./scripts/content/extract-company-facts.ts";
import { prerenderedPages } from "./scripts/run/prerendered-pages.ts";
import { cms } from "./scripts/site/cms/cms-plugin.ts";
import type { CompanyFacts } from "./supabase/functions/_shared/company-facts.ts";

/** The company of the content; undefined while that is invalid. */
function companyOfContent(): CompanyFacts | undefined {
  const company = checkContent(".").content?.["bedrijf.yaml"];
  return company && extractCompanyFacts(company);
}

/** One file for the code that three or more pages need, without Radix, which most pages do not need. */
const sharedCode = { name: "shared", minShareCount: 3, test: (id: string) => !id.includes("/@radix-ui/") };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), embeddedBackend(companyOfContent), content(), prerenderedPages(), cms()],
  define: { "import.meta.env.BUILD_YEAR": new Date().getFullYear() },
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  preview: { host: "127.0.0.1", port: 4173, strictPort: true },
  build: {
    target: "baseline-widely-available",
    // Vite need not preload modules, because scripts/site/prerender.ts lists all files of a page.
    modulePreload: false,
    // The style sheet is inlined in every page, and a style sheet per chunk would be fetched again.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? // The prerender imports at once what a browser loads lazily.
        { checks: { ineffectiveDynamicImport: false } }
      : { output: { codeSplitting: { groups: [sharedCode] } } },
  },
}));
