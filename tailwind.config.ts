import type { Config } from "tailwindcss";

const page = "clamp(72rem, 70vw, 84rem)";

/**
 * The colours of a roof: slate, zinc, and the red of a ceramic tile. Contrast on white: ink 16:1, slate 7:1, tile 6:1
 * (WCAG 1.4.3 asks 4.5:1 for text).
 */
export default {
  content: ["./src/**/*.tsx", "!./src/**/*.test.tsx"],
  theme: {
    colors: {
      white: "#ffffff",
      ink: { DEFAULT: "#13222c", soft: "#20343f" },
      slate: "#475a66",
      zinc: { 50: "#f5f7f8", 100: "#ebeff2", 200: "#dbe2e7", 300: "#c0ccd4", 400: "#94a4ae" },
      /** The brand, and links to a quote. */
      tile: { DEFAULT: "#b5391a", dark: "#8f2a10" },
      /** Only for the emergency number. */
      signal: { DEFAULT: "#ffc42e", dark: "#f0ac00" },
      success: "#1c6b3d",
    },
    screens: {
      sm: "40rem",
      md: "48rem",
      lg: "64rem",
      /** From here the whole navigation fits on one line. */
      nav: "75rem",
    },
    fontFamily: {
      sans: ["Archivo", "Archivo Fallback", "Archivo Fallback Android", "Arial", "sans-serif"],
    },
    fontSize: {
      /** The title beside the house, in a wide window. */
      display: "clamp(3.5rem, 1.2rem + 2.95vw, 4.75rem)",
      title: [
        "clamp(2.125rem, 1.4rem + 2.4vw, 3.5rem)",
        { lineHeight: "1.05", letterSpacing: "-0.026em", fontWeight: "750" },
      ],
      heading: [
        "clamp(1.75rem, 1.1rem + 1.9vw, 2.75rem)",
        { lineHeight: "1.08", letterSpacing: "-0.026em", fontWeight: "750" },
      ],
      /** Of a step. */
      number: ["1.75rem", { lineHeight: "1", fontWeight: "700" }],
      subheading: ["1.25rem", { lineHeight: "1.3", letterSpacing: "-0.01em", fontWeight: "680" }],
      lead: ["clamp(1.125rem, 1.05rem + 0.25vw, 1.25rem)", { lineHeight: "1.5" }],
      body: ["1.0625rem", { lineHeight: "1.65" }],
      small: ["0.9375rem", { lineHeight: "1.5" }],
      tiny: ["0.8125rem", { lineHeight: "1.45" }],
    },
    borderRadius: { DEFAULT: "0.25rem", full: "9999px" },
    // Shadows are in src/index.css, because Tailwind adds a dozen properties for each to every page.
    boxShadow: {},
    extend: {
      maxWidth: { page, text: "38rem" },
      spacing: {
        section: "clamp(3rem, 2.25rem + 3vw, 5rem)",
        /** From the grid's end to the edge of a window as wide as `nav`. */
        bleed: `calc((100vw - ${page}) / 2 + var(--page-end))`,
      },
    },
  },
} satisfies Config;
