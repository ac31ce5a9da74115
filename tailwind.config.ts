import type { Config } from "tailwindcss";

/**
 * The theme is in src/index.css. This says where the class names of visitors' pages are: not in tests, nor in what staff
 * see, which has src/requests/staff.css. A rule that left out src/requests would hold for that file too.
 */
export default {
  content: ["./src/*.tsx", "./src/{forms,pages,photos,sections,ui}/**/*.tsx", "!./src/**/*.test.tsx"],
} satisfies Config;
