import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SetupProblem } from "../../embedded/setup-problem.ts";

/** The made-up values of .env.example. */
const madeUp = /replace_me|abcdefghijklmnopqrst|\.example\b|example\.com/;

export type Settings = ReturnType<typeof openSettings>;

/** The values of `file`, and before them those of `environment`, as the workflow has no file. */
export function openSettings(file: string, environment: NodeJS.ProcessEnv) {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const values = new Map(Object.entries({ ...parseEnv(lines.join("\n")), ...environment }));
  const get = (name: string) => {
    const value = values.get(name)?.trim() ?? "";
    return madeUp.test(value) ? "" : value;
  };
  return {
    /** The value, or "" while it is unknown. */
    get,
    /** Keeps a value at once, where only this account of the computer can read it. */
    save(name: string, value: string) {
      values.set(name, value);
      const line = `${name}=${quoted(value)}`;
      const index = lines.findIndex((known) => known.startsWith(`${name}=`));
      lines.splice(index < 0 ? lines.length : index, 1, line);
      writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
    },
    /** Puts dots in the place of every secret, as a reason from elsewhere may repeat one. */
    hide: (text: string) =>
      [...values].reduce(
        (hidden, [name, value]) =>
          /PASSWORD|SECRET|TOKEN/.test(name) && value ? hidden.replaceAll(value, "•••") : hidden,
        text,
      ),
  };
}

/** Node and Vite read three kinds of quotes, and know no escape. */
function quoted(value: string): string {
  if (/^[\w@.:/,+=-]*$/.test(value)) return value;
  const quote = ["'", "`", '"'].find((mark) => !value.includes(mark));
  if (!quote) throw new SetupProblem("Deze waarde past niet in .env: kies er een zonder aanhalingstekens.");
  return quote + value + quote;
}
