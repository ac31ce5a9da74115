import { domainOf } from "../../supabase/functions/_shared/email-address.ts";
import { outside } from "./outside.ts";
import { get, save, zone } from "./settings.ts";
import type { Step } from "./steps.ts";

/** Whether Cloudflare's name servers answer for the owner's domain. */
export async function isAtCloudflare(): Promise<boolean> {
  const servers = await outside.dns.resolveNs(zone()).catch(() => []);
  return servers.some((server) => server.toLowerCase().endsWith(".ns.cloudflare.com"));
}

const textsAt = async (name: string, start: RegExp) =>
  (await outside.dns.resolveTxt(name).catch(() => []))
    .map((parts) => parts.join(""))
    .filter((text) => start.test(text));

/** A subdomain inherits DMARC from the domain above it (RFC 7489, 6.6.3). */
async function hasDmarc(domain: string): Promise<boolean> {
  if ((await textsAt(`_dmarc.${domain}`, /^v=DMARC1\b/i)).length > 0) return true;
  const parent = domain.slice(domain.indexOf(".") + 1);
  return parent.includes(".") && hasDmarc(parent);
}

const sender = () => domainOf(get("MAIL_FROM")).toLowerCase();
const isOwnMailbox = () => get("SMTP_USER") === get("MAIL_FROM");

/** What the owner confirms about DKIM. DNS cannot tell, because only the mail service knows the selector to look up. */
const signature = () => `${sender()} by ${get("SMTP_HOST")}`;

async function findSpfProblem(): Promise<string | false> {
  const records = (await textsAt(sender(), /^v=spf1\b/i)).length;
  return (
    records !== 1 &&
    `${sender()} heeft ${records === 0 ? "geen" : "meer dan één"} SPF-record. Maak er één, die uw mailprovider noemt: type TXT, naam @, inhoud v=spf1 include:… ~all.`
  );
}

const findDkimProblem = () =>
  get("SIGNED_MAIL") !== signature() &&
  `${sender()} heeft nog geen DKIM bij ${get("SMTP_HOST")}. Voeg ${sender()} daar toe bij “domains” of “senders”, en neem de records die u daar ziet over in de DNS.`;

/** Says where the owner can change the records of the domain. */
const sentenceOfPlace = async () =>
  (await isAtCloudflare())
    ? `Dat doet u op https://dash.cloudflare.com > ${zone()} > DNS > Records > Add record.`
    : `Dat doet u bij het bedrijf waar ${zone()} nu staat, onder DNS. Cloudflare neemt het over als u het domein daarheen verhuist.`;

/** Checks DMARC, and SPF for a mailbox of the owner. A mail service has its own return path, so it needs DKIM. */
export const dnsStep: Step = {
  title: "DNS voor de mail",
  canWait: true,
  async findProblems() {
    const problems = [
      isOwnMailbox() ? await findSpfProblem() : findDkimProblem(),
      !(await hasDmarc(sender())) &&
        `${sender()} heeft geen DMARC-record. Maak er één: type TXT, naam _dmarc, inhoud v=DMARC1; p=none.`,
    ];
    const place = await sentenceOfPlace();
    return problems.map((problem) => problem && `${problem} ${place}`);
  },
  async act() {
    if (isOwnMailbox() || !findDkimProblem()) return;
    if (
      await outside.agrees(
        `Staat ${sender()} bij ${get("SMTP_HOST")} als geverifieerd (“authenticated”), met DKIM?`,
      )
    )
      save("SIGNED_MAIL", signature());
  },
};
