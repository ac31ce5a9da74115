import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SetupProblem } from "../../embedded/setup-problem.ts";

/** The made-up values of .env.example. */
const madeUp = /replace_me|abcdefghijklmnopqrst|\.example\b|example\.com/;

export type Settings = ReturnType<typeof openSettings>;

/** The values of `file`, and before them those of `environment`, as the workflow has no file. */
export function openSettings(file: string, environment: NodeJS.ProcessEnv) {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const values: NodeJS.ProcessEnv = { ...parseEnv(lines.join("\n")), ...environment };
  const get = (name: string) => (madeUp.test(values[name] ?? "") ? "" : (values[name]?.trim() ?? ""));
  return {
    /** The value, or "" while it is unknown. */
    get,
    pick: (names: string[]) => Object.fromEntries(names.map((name) => [name, get(name)])),
    /** Keeps a value at once, where only this account of the computer can read it. */
    save(name: string, value: string) {
      values[name] = value;
      const index = lines.findIndex((line) => line.startsWith(`${name}=`));
      lines.splice(index < 0 ? lines.length : index, 1, `${name}=${quoted(value)}`);
      writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
    },
    /** Puts dots in the place of every secret, as a reason from elsewhere may repeat one. */
    hide(text: string) {
      const secrets = Object.keys(values).filter((name) => /PASSWORD|SECRET|TOKEN/.test(name) && get(name));
      return secrets.reduce((hidden, name) => hidden.replaceAll(get(name), "•••"), text);
    },
  };
}

/** Node and Vite read three kinds of quotes, and know no escape. */
function quoted(value: string): string {
  const quote = ["'", "`", '"'].find((mark) => !value.includes(mark));
  if (!quote) throw new SetupProblem("Deze waarde past niet in .env: kies er een zonder aanhalingstekens.");
  return quote + value + quote;
}
