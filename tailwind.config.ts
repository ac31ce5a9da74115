import type { Config } from "tailwindcss";

/** The theme is in src/index.css. This says where its class names are, because Tailwind would also read the tests. */
export default { content: ["./src/**/*.tsx", "!./src/**/*.test.tsx"] } satisfies Config;
