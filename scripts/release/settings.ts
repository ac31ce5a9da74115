import { findVariableProblems } from "../build-environment";
import { type Finding, fix } from "./finding";

const says = {
  missing: "ontbreekt",
  malformed: "is niet goed",
};

/** Addresses that work on one machine only, or nowhere (RFC 2606). */
const notPublic =
  /^(localhost|127\..*|\[::1\]|.*\.(example|test|invalid|localhost)|(.*\.)?example\.(com|net|org))$/;

/** Looks at the variables of the website's build. Pure. */
export function findInSettings(given: Record<string, string | undefined>): Finding[] {
  const problems = findVariableProblems(given);
  const malformed = new Set<string>(problems.map(({ name }) => name));
  const local = (["VITE_SITE_URL", "VITE_SUPABASE_URL"] as const).filter((name) => {
    const value = given[name];
    return value && !malformed.has(name) && notPublic.test(new URL(value).hostname);
  });
  return [
    ...problems.map(({ name, problem, example }) =>
      fix(`${name} ${says[problem]}. Voorbeeld: ${name}=${example}`),
    ),
    ...local.map((name) =>
      fix(`${name} is ${given[name]}. Dat adres bereikt niemand; vul het openbare adres in.`),
    ),
  ];
}
