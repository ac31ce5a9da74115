import dns from "node:dns/promises";
import { domainOf } from "../../supabase/functions/_shared/email-address";
import { get } from "./settings";
import { askFor, type Step } from "./steps";

export const site = () => get("VITE_SITE_URL");
/** The owner's domain: the site's address without www. */
export const zone = () => new URL(site()).hostname.replace(/^www\./, "");
/** Whether the sender is the owner's own mailbox, not an account at a mail service. */
export const isOwnMailbox = () => get("SMTP_USER") === get("MAIL_FROM");

const nameServers = () => dns.resolveNs(zone()).catch((): string[] => []);

export const isAtCloudflare = async () =>
  (await nameServers()).some((server) => server.toLowerCase().endsWith(".ns.cloudflare.com"));

/** The place where the owner adds DNS records. */
async function placeOfRecords(): Promise<string> {
  if (await isAtCloudflare()) return `https://dash.cloudflare.com > ${zone()} > DNS > Records > Add record`;
  const [server] = await nameServers();
  return `het bedrijf van uw domein${server ? ` (naamserver ${server})` : ""}, bij DNS. Stapt u over naar Cloudflare, dan daar`;
}

async function recordsAt(name: string): Promise<string[]> {
  const found = await Promise.allSettled([dns.resolveTxt(name), dns.resolveCname(name)]);
  return found.flatMap((records) =>
    records.status === "fulfilled" ? records.value.map((parts) => [parts].flat().join("")) : [],
  );
}

/** Compares as DNS does. Providers show values in quotes or in parts, and names in any case and with a final dot. */
function isSame(one: string, other: string): boolean {
  const [left = "", right = ""] = [one, other].map((value) => value.replace(/[\s"]|\.$/g, ""));
  return left === right || (!left.includes("=") && left.toLowerCase() === right.toLowerCase());
}

async function findDkimProblem(domain: string): Promise<string | false> {
  const [name = "", ...rest] = get("DKIM").split(/\s+/);
  const value = rest.join("");
  if (!value)
    return `${domain} heeft nog geen DKIM. Open uw maildienst, voeg ${domain} toe bij “domains” of “senders”, en zet de records die u daar ziet bij`;
  const full = name
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(new RegExp(`(?:\\.${domain})?$`), `.${domain}`);
  if ((await recordsAt(full)).some((found) => isSame(found, value))) return false;
  return `${domain} heeft deze DKIM niet: ${value.includes("=") ? "TXT" : "CNAME"}  ${name}  ${value}  bij`;
}

async function findSpfProblem(domain: string): Promise<string | false> {
  const found = (await recordsAt(domain)).filter((text) => /^v=spf1\b/i.test(text));
  if (found.length === 1) return false;
  if (found.length > 1) return `${domain} heeft meer dan één SPF-record. Maak er één van bij`;
  return `${domain} heeft geen SPF-record. Uw mailprovider noemt het: TXT  @  v=spf1 include:… ~all  bij`;
}

/** A subdomain inherits DMARC from the domain above it (RFC 7489, 6.6.3). */
async function hasDmarc(domain: string): Promise<boolean> {
  const records = await recordsAt(`_dmarc.${domain}`);
  if (records.some((text) => /^v=DMARC1\b/i.test(text))) return true;
  const parent = domain.slice(domain.indexOf(".") + 1);
  return parent.includes(".") && hasDmarc(parent);
}

/** Records that keep mail out of spam. A mail service has its own return path, so only DKIM names the owner's domain. */
export const dnsStep: Step = {
  title: "DNS voor de mail",
  canWait: true,
  async look() {
    const domain = domainOf(get("MAIL_FROM")).toLowerCase();
    const hasNoDmarc = `${domain} heeft geen DMARC: TXT  _dmarc  v=DMARC1; p=none; rua=mailto:${get("MAIL_TO")}  bij`;
    const problems = [
      isOwnMailbox() && !get("DKIM") ? await findSpfProblem(domain) : await findDkimProblem(domain),
      !(await hasDmarc(domain)) && hasNoDmarc,
    ];
    const place = await placeOfRecords();
    return problems.map((problem) => problem && `${problem} ${place}.`);
  },
  act: async () => isOwnMailbox() || get("DKIM") || askFor(["DKIM"]),
};
