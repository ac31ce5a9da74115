import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerenderedPages } from "./embedded/prerendered-pages.ts";
import { embeddedBackend } from "./embedded/vite-plugin.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), embeddedBackend(), prerenderedPages()],
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  preview: { host: "127.0.0.1", port: 4173, strictPort: true },
  build: {
    // Browsers in which the site's JavaScript and CSS work without rewriting (Vite's own choice of "modern").
    target: "baseline-widely-available",
  },
});
