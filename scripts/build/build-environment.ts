import { embeddedEnvironment, portFromEnvironment } from "../../embedded/environment";

/** The variables that a build needs, each with an example of a good value. */
const variables = {
  VITE_SUPABASE_URL: { example: "https://abcdefghijklmnop.supabase.co", isValid: isOrigin },
  VITE_SUPABASE_ANON_KEY: {
    example: "sb_publishable_…",
    // A publishable key, or the older anon key: a JSON web token.
    isValid: (value: string) => /^(sb_publishable_[\w-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/.test(value),
  },
  VITE_SITE_URL: { example: "https://www.example.nl", isValid: isOrigin },
} as const;

/** Without it the build has no editor's desk. */
const editorRepository = {
  name: "VITE_EDITOR_REPOSITORY",
  example: "dakdekker/website",
  isValid: (value: string) => /^[\w-]+\/[\w.-]+$/.test(value),
} as const;

export type BuildEnvironment = Record<keyof typeof variables, string> &
  Partial<Record<(typeof editorRepository)["name"], string>>;

const names = Object.keys(variables) as (keyof typeof variables)[];

/** Where `npm run preview` serves a build that was made without any variable: SITE_PORT, or 4173. */
export const previewPort = portFromEnvironment("SITE_PORT", 4173);

/** These variables are set on the build machines of Netlify, Cloudflare Pages and Vercel. */
const hostingMarkers = ["NETLIFY", "CF_PAGES", "VERCEL"];

function isOrigin(value: string): boolean {
  try {
    const url = new URL(value);
    return (url.protocol === "https:" || url.hostname === "localhost") && url.origin === value;
  } catch {
    return false;
  }
}

/** What is wrong with one variable, and a value that would do. */
export interface VariableProblem {
  name: keyof BuildEnvironment;
  problem: "missing" | "malformed";
  example: string;
}

/** Looks at each variable of a build for a hosted project; an empty list when it can be built. */
export function findVariableProblems(given: Record<string, string | undefined>): VariableProblem[] {
  const problems = names.flatMap((name): VariableProblem[] => {
    const { example, isValid } = variables[name];
    const value = given[name];
    if (!value) return [{ name, problem: "missing", example }];
    return isValid(value) ? [] : [{ name, problem: "malformed", example }];
  });
  return [...problems, ...findRepositoryProblem(given)];
}

function findRepositoryProblem(given: Record<string, string | undefined>): VariableProblem[] {
  const { name, example, isValid } = editorRepository;
  const value = given[name];
  return !value || isValid(value) ? [] : [{ name, problem: "malformed", example }];
}

/**
 * Decides what a build is made for. With none of the three variables set, for the
 * embedded backend of `npm run preview`; with all of them, for a hosted project.
 * With VITE_EDITOR_REPOSITORY, either has the editor's desk.
 * Throws an Error that names the variable and gives an example when one is
 * missing or malformed, and on a hosting provider also when all are missing.
 */
export function buildEnvironment(given: Record<string, string | undefined>): BuildEnvironment {
  const onHosting = hostingMarkers.some((marker) => given[marker]);
  const isEmbedded = !onHosting && names.every((name) => !given[name]);

  const found = isEmbedded ? findRepositoryProblem(given) : findVariableProblems(given);
  const problems = found.map(
    ({ name, problem, example }) => `${name} is ${problem}. Example: ${name}=${example}`,
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const repository = given[editorRepository.name];
  return {
    ...(isEmbedded
      ? embeddedEnvironment(previewPort)
      : (Object.fromEntries(names.map((name) => [name, given[name]])) as BuildEnvironment)),
    ...(repository && { [editorRepository.name]: repository }),
  };
}
