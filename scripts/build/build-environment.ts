import { embeddedEnvironment, portFromEnvironment } from "../../embedded/environment";

interface Variable {
  example: string;
  isValid(value: string): boolean;
  isOptional?: boolean;
}

const variables = {
  VITE_SUPABASE_URL: { example: "https://abcdefghijklmnop.supabase.co", isValid: isOrigin },
  VITE_SUPABASE_ANON_KEY: {
    example: "sb_publishable_…",
    isValid: (value: string) => /^(sb_publishable_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/.test(value),
  },
  VITE_SITE_URL: { example: "https://www.example.nl", isValid: isOrigin },
  VITE_EDITOR_REPOSITORY: {
    example: "dakdekker/website",
    isValid: (value: string) => /^[\w-]+\/[\w.-]+$/.test(value),
    isOptional: true,
  },
};

type Name = keyof typeof variables;

export type BuildEnvironment = Record<Exclude<Name, "VITE_EDITOR_REPOSITORY">, string> & {
  VITE_EDITOR_REPOSITORY?: string;
};

type Given = Record<string, string | undefined>;

export const previewPort = portFromEnvironment("SITE_PORT", 4173);

/** Set on the build machines of Cloudflare Workers, Cloudflare Pages and Netlify. */
const hostingMarkers = ["WORKERS_CI", "CF_PAGES", "NETLIFY"];

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin } = new URL(value);
  return (protocol === "https:" || hostname === "localhost") && origin === value;
}

export interface VariableProblem {
  name: Name;
  problem: "missing" | "malformed";
  example: string;
}

export function findVariableProblems(given: Given): VariableProblem[] {
  return Object.entries<Variable>(variables).flatMap(([key, variable]): VariableProblem[] => {
    const { example, isValid, isOptional } = variable;
    const name = key as Name;
    const value = given[name];
    if (value) return isValid(value) ? [] : [{ name, problem: "malformed", example }];
    return isOptional ? [] : [{ name, problem: "missing", example }];
  });
}

/** The variables of a build: the embedded backend's where none is set. A host refuses that, so that no site goes live without. */
export function buildEnvironment(given: Given): BuildEnvironment {
  const embedded = embeddedEnvironment(previewPort);
  const isEmbedded = [...hostingMarkers, ...Object.keys(embedded)].every((name) => !given[name]);
  const settings: Given = isEmbedded ? { ...given, ...embedded } : given;
  const problems = findVariableProblems(settings).map(
    ({ name, problem, example }) => `${name} is ${problem}. Example: ${name}=${example}`,
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const isSet = Object.keys(variables).filter((name) => settings[name]);
  return Object.fromEntries(isSet.map((name) => [name, settings[name]])) as BuildEnvironment;
}
