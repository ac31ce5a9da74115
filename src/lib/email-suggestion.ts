import { distance } from "fastest-levenshtein";

/** Domains that people in the Netherlands have their mail at; a near miss is probably one of these. */
const mailServices = [
  "gmail.com",
  "hotmail.com",
  "hotmail.nl",
  "outlook.com",
  "outlook.nl",
  "icloud.com",
  "yahoo.com",
  "live.com",
  "protonmail.com",
  "ziggo.nl",
  "kpnmail.nl",
  "kpnplanet.nl",
  "planet.nl",
  "hetnet.nl",
  "xs4all.nl",
  "upcmail.nl",
  "casema.nl",
  "chello.nl",
  "quicknet.nl",
  "telfort.nl",
  "zeelandnet.nl",
  "caiway.nl",
];

/** Real mail services that look like a mistyped name of the list above. */
const lookalikes = ["mail.com", "ymail.com", "email.com", "live.nl", "yahoo.nl", "gmx.com"];

const lettersOf = (word: string) => [...word].sort().join("");

/** How far a mistyped domain may be from the one that was meant. */
function maxChanges(typed: string, meant: string): number {
  // Two letters that changed places are one typing error, and two changes.
  const onlySwapped = lettersOf(typed) === lettersOf(meant);
  return onlySwapped || meant.endsWith(".com") ? 2 : 1;
}

/**
 * The address that was probably meant, when the part after the @ is one typing
 * error away from a well-known mail service (two changed letters for the worldwide
 * ones, whose names are unlike those of Dutch companies); undefined for any other address.
 */
export function suggestEmail(address: string): string | undefined {
  const [, user, typed] = address.trim().match(/^([^@\s]+)@([^@\s]+)$/) ?? [];
  const domain = typed?.toLowerCase();
  if (!domain || mailServices.includes(domain) || lookalikes.includes(domain)) return undefined;
  const [nearest] = mailServices
    .map((service) => ({ service, changes: distance(domain, service) }))
    .filter(({ service, changes }) => changes <= maxChanges(domain, service))
    .sort((one, other) => one.changes - other.changes);
  return nearest && `${user}@${nearest.service}`;
}
