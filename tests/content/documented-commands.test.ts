import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

const workflows = filesIn(".github/workflows", /\.yml$/);
const documents = ["README.md", "AGENTS.md", "CONTRIBUTING.md", ...filesIn("docs", /\.md$/)];

test.each([...documents, ...workflows])("every npm script that %s names exists", (file) => {
  const named = [...readFileSync(file, "utf8").matchAll(/npm run ([a-z][\w:-]*)/g)].map(
    ([, name = ""]) => name,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** Made by a command or by the reader, or an example of what could be. */
const notThere =
  /^(?:node_modules|dist|dist-server|\.embedded|photos|public\/documenten)\/|\/(?:vacatures|zonnepanelen)\./;

test.each(documents)("every file and folder of this repository that %s names exists", (file) => {
  const text = readFileSync(file, "utf8").replace(/```.*?```/gs, "");
  const folder = dirname(file);
  // An address that begins with a slash is one of the site, in an example of its texts.
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|tel:|#|\/)([^)#\s]+)/g)].map(([, path = ""]) =>
    join(folder, path),
  );
  const rooms = readdirSync(".").filter((name) => name !== ".git");
  const named = [...text.matchAll(/`([\w.-]+\/?(?:[\w.-]+\/?)*)`/g)]
    .map(([, path = ""]) => path)
    .filter(
      (path) => path.includes("/") && rooms.includes(path.split("/")[0] ?? "") && !notThere.test(`${path}/`),
    );
  expect([...linked, ...named].filter((path) => !existsSync(path))).toEqual([]);
});

test.each(workflows)("%s has rights to read only, and fetches nothing without a fixed version", (file) => {
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
  expect(text).not.toMatch(/: write/);
  expect(text).not.toMatch(/npm (i|install|exec)\b|\bnpx (?!(?:--\S+ )*[\w@/-]+@\d+\.\d+\.\d+ )/);
  const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});
