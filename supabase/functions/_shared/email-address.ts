import { domainToASCII } from "node:url";

/**
 * Returns the address with its domain in ASCII, because Firefox sends the domain as typed. Returns undefined when
 * `<input type="email">` would refuse the address.
 */
export function plainAddress(text: string): string | undefined {
  const [, local, domain = ""] = /^([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/.exec(text) ?? [];
  const host = /[^\p{ASCII}]/u.test(domain) ? domainToASCII(domain) : domain;
  const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
  return new RegExp(`^${label}(?:\\.${label})+$`).test(host) ? `${local}@${host}` : undefined;
}

/** The domain of an address: "vandam.nl" for "info@vandam.nl". */
export const domainOf = (address: string): string => address.split("@").at(-1) ?? "";
