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

/** The number of letters to add, drop, change or swap with a neighbour (optimal string alignment). */
function typingErrors(typed: string, meant: string): number {
  const rows = [Array.from({ length: meant.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= typed.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= meant.length; column++) {
      const changed = typed[row - 1] === meant[column - 1] ? 0 : 1;
      const swapped = typed[row - 2] === meant[column - 1] && typed[row - 1] === meant[column - 2];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + changed,
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(typed.length, meant.length);
}

/**
 * The address that was probably meant, when the part after the @ is one typing
 * error away from a well-known mail service (two for the worldwide ones, whose
 * names are unlike those of Dutch companies); undefined for any other address.
 */
export function suggestEmail(address: string): string | undefined {
  const [, user, typed] = address.trim().match(/^([^@\s]+)@([^@\s]+)$/) ?? [];
  const domain = typed?.toLowerCase();
  if (!domain || mailServices.includes(domain) || lookalikes.includes(domain)) return undefined;
  const [nearest] = mailServices
    .map((service) => ({ service, errors: typingErrors(domain, service) }))
    .filter(({ service, errors }) => errors <= (service.endsWith(".com") ? 2 : 1))
    .sort((one, other) => one.errors - other.errors);
  return nearest && `${user}@${nearest.service}`;
}
