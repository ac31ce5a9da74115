import type { Config } from "tailwindcss";

/**
 * The theme is in src/index.css. This file lists the folders with class names of visitors' pages. src/requests is not in
 * the list, because it has its own staff.css. A rule that excluded src/requests would exclude it from staff.css too.
 */
export default {
  content: ["./src/*.tsx", "./src/{forms,pages,photos,sections,ui}/**/*.tsx", "!./src/**/*.test.tsx"],
} satisfies Config;
