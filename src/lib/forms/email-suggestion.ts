import { distance } from "fastest-levenshtein";

// biome-ignore format: a list
const mailServices = [
  "gmail.com", "hotmail.com", "hotmail.nl", "outlook.com", "outlook.nl", "icloud.com", "yahoo.com",
  "live.com", "protonmail.com", "ziggo.nl", "kpnmail.nl", "kpnplanet.nl", "planet.nl", "hetnet.nl",
  "xs4all.nl", "upcmail.nl", "casema.nl", "chello.nl", "quicknet.nl", "telfort.nl", "zeelandnet.nl",
  "caiway.nl",
];

/** Real domains that look like a mistyped one of those above. */
const lookalikes = ["mail.com", "ymail.com", "email.com"];

const lettersOf = (word: string) => [...word].sort().join("");

/** How many letters may differ between a domain and the mail service that was probably meant. */
function maxChanges(domain: string, service: string): number {
  // Two swapped letters are one typing error, although their Levenshtein distance is 2.
  const hasSameLetters = lettersOf(domain) === lettersOf(service);
  return hasSameLetters || service.endsWith(".com") ? 2 : 1;
}

/** The address that was probably meant, when its domain has no dot or is a letter or two away from a common domain. */
export function suggestEmail(email: string): string | undefined {
  const [, user, host] = email.trim().match(/^([^@\s]+)@([^@\s]+)$/) ?? [];
  const domain = host?.toLowerCase();
  if (!domain || mailServices.includes(domain) || lookalikes.includes(domain)) return undefined;
  if (!domain.includes("."))
    return `${user}@${mailServices.find((service) => service.startsWith(`${domain}.`)) ?? `${domain}.nl`}`;
  const [nearest] = mailServices
    .map((service) => ({ service, changes: distance(domain, service) }))
    .filter(({ service, changes }) => changes <= maxChanges(domain, service))
    .sort((one, other) => one.changes - other.changes);
  return nearest && `${user}@${nearest.service}`;
}
