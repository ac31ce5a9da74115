import { randomUUID } from "node:crypto";
import dns from "node:dns/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configure, origins, otherWww } from "./backend";
import { show } from "./run";
import { get } from "./settings";
import { askFor, type Step, tell, waitFor } from "./steps";

const wrangler = "npx --yes --ignore-scripts wrangler@4.156.0";

const site = () => get("VITE_SITE_URL");

/** Whether visitors of the address that stays get this site: its robots.txt names that address. */
export async function isLive(): Promise<boolean> {
  const answer = await fetch(`${site()}/robots.txt`, { redirect: "manual" }).catch(() => undefined);
  return answer?.status === 200 && (await answer.text()).includes(`Sitemap: ${site()}/`);
}

/** In the terminal wrangler signs in, and asks before it overwrites DNS records. Returns the address on workers.dev. */
async function deploy(domains: string[]): Promise<string> {
  const output = join(tmpdir(), `wrangler-${randomUUID()}`);
  const options = domains.map((domain) => ` --domain ${domain}`).join("");
  await show(`${wrangler} deploy${options}`, { WRANGLER_OUTPUT_FILE_PATH: output });
  return /https:\/\/[\w.-]+\.workers\.dev/.exec(readFileSync(output, "utf8"))?.[0] ?? "";
}

async function connectDomain(): Promise<void> {
  const zone = new URL(site()).hostname.replace(/^www\./, "");
  const other = otherWww(site());
  tell(
    `Zet bij Cloudflare ook aan dat ${other} doorstuurt naar ${site()}: Rules > Templates > Redirect, en bij DNS een A-record ${new URL(other).hostname} naar 192.0.2.1 met “Proxied”.`,
  );
  const servers = await dns.resolveNs(zone).catch((): string[] => []);
  if (!servers.some((server) => server.endsWith(".ns.cloudflare.com")))
    return tell(
      `${zone} staat nog niet bij Cloudflare. Kies daar “Add a domain”, vergelijk de DNS-records met de oude (vooral MX), zet DNSSEC uit bij het bedrijf van uw domein, en vul daar de naamservers van Cloudflare in. Dat duurt tot een dag; typ dan weer npm run go-live.`,
    );
  if (!get("SITE_DOMAINS")) await askFor(["SITE_DOMAINS"]);
  await deploy(get("SITE_DOMAINS").split(","));
  await waitFor(300, isLive);
}

export const websiteStep: Step = {
  title: "De website bij Cloudflare, en uw domein",
  always: true,
  canWait: true,
  look: async () => [!(await isLive()) && `${site()} toont de website nog niet.`],
  async act() {
    await show("npm run build");
    const preview = await deploy([]);
    tell(`De website is te bekijken op ${preview}`);
    if (!(await isLive())) await connectDomain();
    const first = (await isLive()) ? site() : preview;
    if (first !== origins()[0] || !origins().includes(preview)) await configure(first);
  },
};
