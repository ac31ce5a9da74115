import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { type Finding, fix } from "./finding";

/** Runs `npm run check:content`, and passes its words on when it refuses the texts. */
export async function findInContent(): Promise<Finding[]> {
  const check = spawn(process.execPath, ["--import", "tsx", "scripts/check-content.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [mistakes, [exitCode]] = await Promise.all([text(check.stderr), once(check, "close")]);
  if (exitCode === 0) return [];
  const lines = mistakes.trim().replace(/\n+/g, "\n  ");
  return [fix(`De teksten zijn nog niet in orde; dit zegt npm run check:content:\n  ${lines}`)];
}
