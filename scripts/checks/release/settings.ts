import { findVariableProblems } from "../../build/build-environment";
import { fix, type Task } from "./task";

/** Addresses that work on one machine only, or nowhere (RFC 2606). */
const notPublic =
  /^(localhost|127\..*|\[::1\]|.*\.(example|test|invalid|localhost)|(.*\.)?example\.(com|net|org))$/;

/** Values of `.env.example` to be replaced; others, such as a port, are usable. */
const madeUp = /example|replace_me|abcdefgh/;

function findExamples(given: Settings, examples: Settings): Set<string> {
  const parts = (value = "") => value.split(",").map((part) => part.trim());
  const names = Object.keys(examples).filter((name) => {
    const example = parts(examples[name]).filter((part) => madeUp.test(part));
    return parts(given[name]).some((part) => example.includes(part));
  });
  return new Set(names);
}

type Settings = Record<string, string | undefined>;

/** Finds missing, malformed and untouched variables. */
export function findInSettings(given: Settings, examples: Settings): Task[] {
  const untouched = findExamples(given, examples);
  const problems = findVariableProblems(given).filter(({ name }) => !untouched.has(name));
  const malformed = new Set<string>(problems.map(({ name }) => name));
  const local = (["VITE_SITE_URL", "VITE_SUPABASE_URL"] as const).filter((name) => {
    const value = given[name];
    return value && !malformed.has(name) && !untouched.has(name) && notPublic.test(new URL(value).hostname);
  });
  return [
    ...problems.map(({ name, problem, example }) =>
      fix(`${name} ${problem === "missing" ? "ontbreekt" : "is niet goed"}. Voorbeeld: ${name}=${example}`),
    ),
    ...[...untouched].map((name) =>
      fix(`${name} is nog het voorbeeld uit .env.example. Vul de echte waarde in.`),
    ),
    ...local.map((name) =>
      fix(`${name} is ${given[name]}. Dat adres bereikt niemand; vul het openbare adres in.`),
    ),
  ];
}
