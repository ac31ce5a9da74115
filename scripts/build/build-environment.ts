import { embeddedEnvironment, portFromEnvironment } from "../../embedded/environment";

interface Variable {
  /** A good value. */
  example: string;
  isValid(value: string): boolean;
  isOptional?: boolean;
}

const variables = {
  VITE_SUPABASE_URL: { example: "https://abcdefghijklmnop.supabase.co", isValid: isOrigin },
  VITE_SUPABASE_ANON_KEY: {
    example: "sb_publishable_…",
    // A publishable key, or the older anon key: a JSON web token.
    isValid: (value: string) => /^(sb_publishable_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/.test(value),
  },
  VITE_SITE_URL: { example: "https://www.example.nl", isValid: isOrigin },
  // Without it the build has no CMS.
  VITE_EDITOR_REPOSITORY: {
    example: "dakdekker/website",
    isValid: (value: string) => /^[\w-]+\/[\w.-]+$/.test(value),
    isOptional: true,
  },
};

type Name = keyof typeof variables;
type OptionalName = "VITE_EDITOR_REPOSITORY";

export type BuildEnvironment = Record<Exclude<Name, OptionalName>, string> &
  Partial<Record<OptionalName, string>>;

type Given = Record<string, string | undefined>;

/** Where `npm run preview` serves a build that was made without any variable: SITE_PORT, or 4173. */
export const previewPort = portFromEnvironment("SITE_PORT", 4173);

/** Set on the build machines of Cloudflare Workers, Cloudflare Pages and Netlify. */
const hostingMarkers = ["WORKERS_CI", "CF_PAGES", "NETLIFY"];

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin } = new URL(value);
  return (protocol === "https:" || hostname === "localhost") && origin === value;
}

/** What is wrong with one variable, and a value that would do. */
export interface VariableProblem {
  name: Name;
  problem: "missing" | "malformed";
  example: string;
}

/** Looks at each variable of a build for a hosted project; an empty list when it can be built. */
export function findVariableProblems(given: Given): VariableProblem[] {
  return Object.entries<Variable>(variables).flatMap(([key, variable]): VariableProblem[] => {
    const { example, isValid, isOptional } = variable;
    const name = key as Name;
    const value = given[name];
    if (value) return isValid(value) ? [] : [{ name, problem: "malformed", example }];
    return isOptional ? [] : [{ name, problem: "missing", example }];
  });
}

/**
 * Decides what a build is made for. With none of the three variables set, for the
 * embedded backend of `npm run preview`; with all of them, for a hosted project.
 * With VITE_EDITOR_REPOSITORY, either has the CMS.
 * Throws an Error that names the variable and gives an example when one is
 * missing or malformed, and on a hosting provider also when all are missing.
 */
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
