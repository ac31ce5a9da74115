import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { isAtCloudflare } from "./dns.ts";
import { outside } from "./outside.ts";
import { get, origins, save, site, siteWithOtherName, zone } from "./settings.ts";
import { installTools, npxTool, type Step, show, waitFor } from "./steps.ts";
import { findTextProblems } from "./texts.ts";

const newAtCloudflare =
  "Nieuw bij Cloudflare? Bevestig daar uw mailadres, en open op https://dash.cloudflare.com één keer Compute > Workers & Pages.";

/** The site's address at workers.dev, or the final address while there is none. */
export const workersAddress = () => origins().find((origin) => origin.endsWith(".workers.dev")) ?? site();

/** Whether an address serves this site, recognised by its robots.txt, which always names the final address. */
async function shows(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/robots.txt`, { redirect: "manual" }).catch(() => undefined);
  return answer?.status === 200 && (await answer.text()).includes(`Sitemap: ${site()}/`);
}

/** Whether visitors get this site at the owner's address. */
export const isLive = () => shows(site());

/** Deploys with Wrangler, which asks the owner in the terminal to sign in and before it overwrites DNS records. */
const deploy = (options: string[], env?: NodeJS.ProcessEnv) =>
  show([npxTool, "wrangler deploy", ...options].join(" "), env, newAtCloudflare);

export const websiteStep: Step = {
  title: "De website bij Cloudflare",
  always: true,
  canWait: true,
  findProblems: async () => [!(await shows(workersAddress())) && "De website staat nog niet bij Cloudflare."],
  async act() {
    await installTools();
    await show("npm run build");
    outside.tell("Vraagt uw browser u in te loggen bij Cloudflare? Een account is gratis.");
    const output = join(tmpdir(), `wrangler-${randomUUID()}`);
    try {
      await deploy([], { WRANGLER_OUTPUT_FILE_PATH: output });
      const [address = ""] = /https:\/\/[\w.-]+\.workers\.dev/.exec(readFileSync(output, "utf8")) ?? [];
      save("ALLOWED_ORIGINS", [...new Set([...origins(), address])].join());
      outside.tell(`De website is te bekijken op ${address}`);
    } finally {
      rmSync(output, { force: true });
    }
  },
};

/** Returns why the site can't be at the owner's own address yet. */
async function findDomainProblem(): Promise<string | false> {
  if ((await findTextProblems()).length > 0)
    return `Op ${site()} komt de website pas als uw eigen gegevens erin staan: npm run check:release noemt wat ontbreekt.`;
  return (
    !(await isAtCloudflare()) &&
    `${zone()} staat nog niet bij Cloudflare. Klik op https://dash.cloudflare.com op “Add a domain”, en vergelijk de DNS-records met de oude, vooral MX. Zet dan bij het bedrijf van uw domein DNSSEC uit, en vul daar de naamservers van Cloudflare in. Dat duurt tot een dag; typ dan weer npm run go-live.`
  );
}

/** Returns every domain of the site, because Wrangler detaches any other domain and deletes its DNS record. */
function domains(): string[] {
  const earlierDomains = get("SITE_DOMAINS").split(",").filter(Boolean);
  const siteDomains = [site(), siteWithOtherName()].map((address) => new URL(address).hostname);
  const cmsDomain = get("VITE_EDITOR_REPOSITORY") ? [`beheer.${zone()}`] : [];
  return [...new Set([...earlierDomains, ...siteDomains, ...cmsDomain])];
}

export const domainStep: Step = {
  title: "Uw eigen adres",
  always: true,
  canWait: true,
  findProblems: async () => [
    !(await isLive()) &&
      `${site()} toont de website nog niet. Net gekoppeld? Het certificaat kan een kwartier duren.`,
  ],
  async act() {
    if (domains().join() !== get("SITE_DOMAINS")) {
      const problem = await findDomainProblem();
      if (problem) throw new SetupProblem(problem);
      await deploy(domains().map((domain) => `--domain ${domain}`));
      save("SITE_DOMAINS", domains().join());
      await waitFor(300, isLive);
    }
    if (await isLive()) await show("npm run smoke");
  },
};
