import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { desk } from "./beheer/vite-plugin.ts";
import { prerenderedPages } from "./embedded/prerendered-pages.ts";
import { embeddedBackend } from "./embedded/vite-plugin.ts";
import { content } from "./scripts/content/vite-plugin.ts";

/**
 * What every first visit needs, in one file: the app with all that it imports,
 * and the small parts that most pages share. Bundlers would make a chunk of each
 * of these, and a page would cost a dozen requests and a tenth more bytes.
 */
const firstVisit =
  /[\\/]src[\\/](main\.tsx|content[\\/](form-errors|way-on)|lib[\\/](?!leads|content)|ui[\\/](?!accordion|error-summary|field|head-elements|spinner|toast-view)|sections[\\/](call-to-action|page-hero|prose|service-cards|split|steps|titled-list)\.)/;

/**
 * React Router does not mark its components as free of side effects, so every
 * bundle keeps its routes, forms, fetchers and prefetching, which this site does not use.
 */
function dropUnusedRouterParts(): Plugin {
  return {
    name: "drop-unused-router-parts",
    apply: "build",
    transform: {
      filter: { id: /react-router[\\/]dist/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace(/= (React\d*)\.(forwardRef|createContext|memo)\(/g, "= /* @__PURE__ */ $1.$2("),
        map: null,
      }),
    },
  };
}

/**
 * React keeps a few errors that it only throws to itself, and makes them when it is loaded. While a tool inspects
 * the page, as Lighthouse does, the browser reads all of React again for each error's lines: at a quarter of the
 * speed some 130 ms that no visitor waits for. React tells them apart by identity, so they can do without lines.
 */
function leaveOutLinesOfReactSignals(): Plugin {
  return {
    name: "leave-out-lines-of-react-signals",
    apply: "build",
    transform: {
      filter: { id: /react-dom-client\.production/ },
      handler: (code) => ({
        code: code.replace(
          /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
          "$1 = Object.create(Error.prototype, { message: { value: $2 } })",
        ),
        map: null,
      }),
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    dropUnusedRouterParts(),
    leaveOutLinesOfReactSignals(),
    embeddedBackend(),
    content(),
    prerenderedPages(),
    desk(),
  ],
  server: { host: "127.0.0.1", port: 5173, strictPort: true },
  preview: { host: "127.0.0.1", port: 4173, strictPort: true },
  build: {
    // Browsers in which the site's JavaScript and CSS work without rewriting (Vite's own choice of "modern").
    target: "baseline-widely-available",
    // Every browser of that age preloads modules by itself.
    modulePreload: { polyfill: false },
    // One style sheet, which stands in every page: were it of a chunk, late parts would fetch it once more.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: "app", test: firstVisit },
                {
                  name: "form",
                  test: /[\\/]src[\\/](ui[\\/](error-summary|field|spinner)|forms[\\/](use-lead-form|use-draft|find-errors|email-field|trap-field|way-on)|lib[\\/]leads)/,
                },
                { name: "accordion", test: /[\\/]src[\\/]ui[\\/]accordion/ },
                {
                  name: "city",
                  test: /[\\/]src[\\/](pages[\\/]dakdekker\.tsx|sections[\\/]netherlands-map)/,
                },
                { name: "cities", test: /[\\/]src[\\/](pages[\\/]werkgebied|content[\\/]city-list)/ },
              ],
            },
          },
        },
  },
}));
