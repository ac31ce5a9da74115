import { embeddedEnvironment, sitePort } from "../../embedded/environment";

const examples = {
  VITE_SUPABASE_URL: "https://abcdefghijklmnop.supabase.co",
  VITE_SUPABASE_ANON_KEY: "sb_publishable_…",
  VITE_SITE_URL: "https://www.example.nl",
  VITE_EDITOR_REPOSITORY: "dakdekker/website",
};

type Name = keyof typeof examples;
type Given = Record<string, string | undefined>;
type BuildEnvironment = Omit<Record<Name, string>, "VITE_EDITOR_REPOSITORY"> & {
  VITE_EDITOR_REPOSITORY?: string;
};

const names = Object.keys(examples) as Name[];

export const previewPort = sitePort(4173);

const hostingMarkers = ["WORKERS_CI", "CF_PAGES", "NETLIFY"];

function isValid(name: Name, value: string): boolean {
  if (name === "VITE_EDITOR_REPOSITORY") return /^[\w-]+\/[\w.-]+$/.test(value);
  if (name === "VITE_SUPABASE_ANON_KEY")
    return /^(sb_publishable_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/.test(value);
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin } = new URL(value);
  return (protocol === "https:" || hostname === "localhost") && origin === value;
}

function findVariableProblems(given: Given) {
  return names.flatMap((name) => {
    const value = given[name];
    const isGood = value ? isValid(name, value) : name === "VITE_EDITOR_REPOSITORY";
    const problem = value ? ("malformed" as const) : ("missing" as const);
    return isGood ? [] : [{ name, problem, example: examples[name] }];
  });
}

/** The build's variables, by default the embedded backend's. Throws on a host without them, so that no site goes live without its backend. */
export function buildEnvironment(given: Given): BuildEnvironment {
  const embedded = embeddedEnvironment(previewPort);
  const isEmbedded = [...hostingMarkers, ...Object.keys(embedded)].every((name) => !given[name]);
  const settings: Given = isEmbedded ? { ...given, ...embedded } : given;
  const problems = findVariableProblems(settings).map(
    ({ name, problem, example }) => `${name} is ${problem}. Example: ${name}=${example}`,
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const set = names.filter((name) => settings[name]);
  return Object.fromEntries(set.map((name) => [name, settings[name]])) as BuildEnvironment;
}
