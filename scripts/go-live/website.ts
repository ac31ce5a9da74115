import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configure, origins, otherWww } from "./backend";
import { isAtCloudflare, site, zone } from "./dns";
import { findInTexts } from "./github";
import { show } from "./run";
import { get, save } from "./settings";
import { type Step, tell, waitFor } from "./steps";

const wrangler = "npx --yes --ignore-scripts wrangler@4.156.0";
const newAtCloudflare =
  "Nieuw bij Cloudflare? Bevestig daar uw mailadres, en open op https://dash.cloudflare.com één keer Compute > Workers & Pages.";

const visit = (address: string) => fetch(address, { redirect: "manual" }).catch(() => undefined);

/** Whether the final address already shows this site, whose robots.txt names that address. */
async function isLive(): Promise<boolean> {
  const answer = await visit(`${site()}/robots.txt`);
  return answer?.status === 200 && (await answer.text()).includes(`Sitemap: ${site()}/`);
}

/** Wrangler signs in and asks before it overwrites DNS records, in the terminal. Returns the address on workers.dev. */
async function deploy(domains: string[]): Promise<string> {
  const output = join(tmpdir(), `wrangler-${randomUUID()}`);
  const options = domains.map((domain) => ` --domain ${domain}`).join("");
  try {
    await show(`${wrangler} deploy${options}`, { WRANGLER_OUTPUT_FILE_PATH: output }, newAtCloudflare);
    return /https:\/\/[\w.-]+\.workers\.dev/.exec(readFileSync(output, "utf8"))?.[0] ?? "";
  } finally {
    rmSync(output, { force: true });
  }
}

/** The reason why the site can't be at the owner's own address yet. */
async function findObstacle(): Promise<string | false> {
  if ((await findInTexts()).length > 0)
    return `Op ${site()} komt de website pas als uw eigen gegevens erin staan: npm run check:release noemt wat ontbreekt.`;
  return (
    !(await isAtCloudflare()) &&
    `${zone()} staat nog niet bij Cloudflare. Klik op https://dash.cloudflare.com op “Add a domain”, en vergelijk de DNS-records met de oude, vooral MX. Zet dan bij het bedrijf van uw domein DNSSEC uit, en vul daar de naamservers van Cloudflare in. Dat duurt tot een dag; typ dan weer npm run go-live.`
  );
}

/** Every domain of the site. Wrangler detaches any other one and deletes its DNS record. */
function domains(): string[] {
  const editor = get("VITE_EDITOR_REPOSITORY") ? [`beheer.${zone()}`] : [];
  const kept = get("SITE_DOMAINS").split(",").filter(Boolean);
  return [...new Set([...kept, new URL(site()).hostname, ...editor])];
}

async function findRedirectProblem(): Promise<string | false> {
  const other = otherWww(site());
  const location = (await visit(`${other}/`))?.headers.get("location") ?? "";
  return (
    !location.startsWith(site()) &&
    `${other} stuurt nog niet door naar ${site()}. Open https://dash.cloudflare.com > ${zone()}: kies bij Rules > Templates de Redirect, en maak bij DNS een A-record ${new URL(other).hostname} naar 192.0.2.1 met “Proxied”.`
  );
}

export const websiteStep: Step = {
  title: "De website bij Cloudflare, en uw domein",
  always: true,
  canWait: true,
  async look() {
    if (await isLive()) return [await findRedirectProblem()];
    const obstacle = await findObstacle();
    return [
      `${site()} toont de website nog niet.`,
      obstacle || "Het certificaat ervan kan een kwartier duren. Typ dan weer npm run go-live.",
    ];
  },
  async act() {
    await show("npm run build");
    if (!get("CLOUDFLARE_API_TOKEN"))
      tell("Uw browser vraagt zo om in te loggen bij Cloudflare. Een account is gratis.");
    const preview = await deploy([]);
    tell(`De website is te bekijken op ${preview}`);
    try {
      if (domains().join() !== get("SITE_DOMAINS") && !(await findObstacle())) {
        await deploy(domains());
        save("SITE_DOMAINS", domains().join());
        await waitFor(300, isLive);
      }
    } finally {
      // The forms also work at the preview, whether or not the domain could be attached.
      const first = (await isLive()) ? site() : preview;
      if (first !== origins()[0] || !origins().includes(preview)) await configure(first);
    }
    if (await isLive()) await show("npm run smoke");
  },
};
