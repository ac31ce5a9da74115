import { existsSync } from "node:fs";
import { resolve } from "node:path";

const hosted = resolve("node_modules/deno-hosted/deno");

/** The Deno that Supabase runs functions on, or where npm has it not for this machine the one of `npm start`. */
export const hostedDeno = existsSync(hosted) ? hosted : undefined;
