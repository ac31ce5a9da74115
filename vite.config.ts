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

/** The company's facts; undefined while the content is invalid. */
function companyOfContent(): CompanyFacts | undefined {
  const company = checkContent(".").content?.["bedrijf.yaml"];
  return company && extractCompanyFacts(company);
}

/** A chunk with the code that three or more pages share. Radix is left out, because most pages do not need it. */
const sharedCode = { name: "shared", minShareCount: 3, test: (id: string) => !id.includes("/@radix-ui/") };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), embeddedBackend(companyOfContent), content(), prerenderedPages(), cms()],
  define: { "import.meta.env.BUILD_YEAR": new Date().getFullYear() },
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  preview: { host: "127.0.0.1", port: 4173, strictPort: true },
  build: {
    target: "baseline-widely-available",
    // Vite adds no preload links, because scripts/site/prerender.ts lists all modules of a page.
    modulePreload: false,
    // All CSS is inlined in every page. A style sheet per chunk would be downloaded a second time.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? // The server's bundle holds what a browser loads lazily, so this warning does not apply to it.
        { checks: { ineffectiveDynamicImport: false } }
      : { output: { codeSplitting: { groups: [sharedCode] } } },
  },
}));
