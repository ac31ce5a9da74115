import type { Config } from "tailwindcss";

/**
 * The theme is in src/index.css. This says where the class names of visitors' pages are: not in tests, nor in what staff
 * see, which has src/requests/staff.css.
 */
export default {
  content: ["./src/**/*.tsx", "!./src/**/*.test.tsx", "!./src/requests/**", "!./src/auth/**"],
} satisfies Config;
