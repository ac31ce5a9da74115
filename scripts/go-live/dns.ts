import dns from "node:dns/promises";
import { domainOf } from "../../supabase/functions/_shared/email-address";
import { get, zone } from "./settings";
import type { Step } from "./steps";

export async function isAtCloudflare(): Promise<boolean> {
  const servers = await dns.resolveNs(zone()).catch(() => []);
  return servers.some((server) => server.toLowerCase().endsWith(".ns.cloudflare.com"));
}

const textsAt = async (name: string, start: RegExp) =>
  (await dns.resolveTxt(name).catch(() => []))
    .map((parts) => parts.join(""))
    .filter((text) => start.test(text));

/** Whether there is any key. DNS answers ENOTFOUND only when no name below exists either (RFC 8020). */
const hasDkim = (domain: string) =>
  dns.resolveTxt(`_domainkey.${domain}`).then(
    () => true,
    ({ code }) => code !== "ENOTFOUND",
  );

/** A subdomain inherits DMARC from the domain above it (RFC 7489, 6.6.3). */
async function hasDmarc(domain: string): Promise<boolean> {
  if ((await textsAt(`_dmarc.${domain}`, /^v=DMARC1\b/i)).length > 0) return true;
  const parent = domain.slice(domain.indexOf(".") + 1);
  return parent.includes(".") && hasDmarc(parent);
}

/** Records that keep mail out of spam. A mail service has its own return path, so only DKIM names the owner's domain. */
export const dnsStep: Step = {
  title: "DNS voor de mail",
  canWait: true,
  async look() {
    const domain = domainOf(get("MAIL_FROM")).toLowerCase();
    const isOwnMailbox = get("SMTP_USER") === get("MAIL_FROM");
    const spf = (await textsAt(domain, /^v=spf1\b/i)).length;
    const records = [
      {
        isThere: (await hasDkim(domain)) || (isOwnMailbox && spf === 1),
        todo: isOwnMailbox
          ? `${domain} heeft ${spf === 0 ? "geen" : "meer dan één"} SPF-record. Zet het ene dat uw mailprovider noemt, TXT  @  v=spf1 include:… ~all, bij`
          : `${domain} heeft nog geen DKIM. Open uw maildienst, voeg ${domain} toe bij “domains” of “senders”, en zet de records die u daar ziet bij`,
      },
      {
        isThere: await hasDmarc(domain),
        todo: `${domain} heeft geen DMARC. Zet TXT  _dmarc  v=DMARC1; p=none bij`,
      },
    ];
    const place = `https://dash.cloudflare.com > ${zone()} > DNS > Records > Add record`;
    return records.map(({ isThere, todo }) => !isThere && `${todo} ${place}.`);
  },
};
