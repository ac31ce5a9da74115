import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SetupProblem } from "../../embedded/setup-problem.ts";

let file = "";
let values: NodeJS.ProcessEnv = {};

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** Reads the settings in `path`, and makes that file private. A variable in `environment` overrides the file. */
export function open(path: string, environment: NodeJS.ProcessEnv): void {
  file = path;
  if (existsSync(path)) chmodSync(path, 0o600);
  values = { SMTP_PORT: "465", ...parseEnv(textOf(path)), ...environment };
}

/** A setting; empty when there is none. */
export const get = (name: string) => values[name]?.trim() ?? "";
export const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, get(name)]));

/** Writes a value to the file, in quotation marks that the value does not have: Node and Vite know no escapes. */
export function save(name: string, value: string): string {
  const quote = ["'", "`", '"'].find((mark) => !value.includes(mark));
  if (!quote) throw new SetupProblem("Deze waarde past niet in .env: kies er een zonder aanhalingstekens.");
  values[name] = value;
  const others = textOf(file)
    .replace(new RegExp(`^${name}=.*\n?`, "m"), "")
    .trimEnd();
  writeFileSync(file, `${others}\n${name}=${quote}${value}${quote}\n`.trimStart(), { mode: 0o600 });
  return value;
}

/** Returns a secret that the owner never types, and makes a random one the first time. */
export const getOrMake = (name: string) => get(name) || save(name, randomBytes(32).toString("hex"));

/** Whether a setting may not be shown. */
export const isSecret = (name: string) => /PASSWORD|SECRET|TOKEN/.test(name);

/** Replaces every secret by dots, because a service may repeat one in its error message. */
export const hide = (message: string) =>
  Object.keys(values)
    .filter((name) => isSecret(name) && get(name))
    .reduce((text, name) => text.replaceAll(get(name), "•••"), message);

/** The site's final address. */
export const site = () => get("VITE_SITE_URL");
/** The final address with www, or without www when it already has www. */
export const siteWithOtherName = () =>
  site().includes("//www.") ? site().replace("www.", "") : site().replace("//", "//www.");
/** The owner's domain. */
export const zone = () => new URL(site()).hostname.replace(/^www\./, "");

/** The origins that visitors use. Mails link to the first. */
export const origins = () => [
  ...new Set([...get("ALLOWED_ORIGINS").split(",").filter(Boolean), site(), siteWithOtherName()]),
];
