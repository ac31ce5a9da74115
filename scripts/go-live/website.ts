import dns from "node:dns/promises";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { isGood } from "./settings";
import { askFor, type Step, type World, waitFor } from "./steps";
import { configure, originsOf, otherWww } from "./supabase";

/** The workflow runs the same version. */
const cli = "npx --yes --ignore-scripts wrangler@4.156.0";

const get = (address: string) => fetch(address, { redirect: "manual" }).catch(() => undefined);

/** Whether a visitor of `address` gets this site: its robots.txt names the address that stays. */
export async function isLive({ settings }: World, address = settings.get("VITE_SITE_URL")): Promise<boolean> {
  const answer = await get(`${address}/robots.txt`);
  return (
    answer?.status === 200 && (await answer.text()).includes(`Sitemap: ${settings.get("VITE_SITE_URL")}/`)
  );
}

export const addressStep = (world: World): Step => ({
  title: "Het adres van de website",
  look: async () => [
    !isGood("VITE_SITE_URL", world.settings.get("VITE_SITE_URL")) && "VITE_SITE_URL ontbreekt.",
  ],
  act: () => askFor(world, ["VITE_SITE_URL"]),
});

/** The owner's accounts at Cloudflare, or undefined where nobody is signed in. */
export async function accountsOf({ run }: World): Promise<Record<string, string> | undefined> {
  const { status, stdout } = await run(`${cli} whoami --json`, { quiet: true });
  if (status !== 0) return undefined;
  const { accounts } = JSON.parse(stdout) as { accounts: { id: string; name: string }[] };
  return Object.fromEntries(accounts.map(({ id, name }) => [id, name]));
}

/** Builds and deploys; returns the address on workers.dev. It has the terminal: without one wrangler overwrites DNS records. */
async function deploy({ settings, run }: World, domains: string[] = []): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "go-live-"));
  const output = join(folder, "output");
  const site = settings.pick(["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "VITE_SITE_URL"]);
  const options = domains.map((domain) => ` --domain ${domain}`).join("");
  try {
    for (const [command, env] of [
      ["npm run build", site],
      [`${cli} deploy${options}`, { WRANGLER_OUTPUT_FILE_PATH: output }],
    ] as const)
      if ((await run(command, { env })).status !== 0)
        throw new SetupProblem(`Niet gelukt: ${command}. Hierboven staat waarom.`);
    return /https:\/\/[\w.-]+\.workers\.dev/.exec(readFileSync(output, "utf8"))?.[0] ?? "";
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Puts the address first where the site can be seen, as mails link to it. */
async function prefer(world: World, origin: string): Promise<void> {
  const known = originsOf(world);
  if (origin !== known[0]) await configure(world, [...new Set([origin, ...known])]);
}

export function websiteStep(world: World): Step {
  const first = () => originsOf(world)[0] ?? "";
  return {
    title: "De website bij Cloudflare",
    always: true,
    look: async () => [!(await isLive(world, first())) && `De website staat niet op ${first()}.`],
    async act() {
      if (!(await accountsOf(world))) {
        world.owner.tell(
          "Maak een account op https://dash.cloudflare.com/sign-up, en meld u zo in de browser aan.",
        );
        await world.run(`${cli} login`);
      }
      const preview = await deploy(world);
      world.owner.tell(`De website is te bekijken op ${preview}`);
      if (!(await isLive(world))) await prefer(world, preview);
      await waitFor(world, 120, () => isLive(world, first()));
    },
  };
}

export function domainStep(world: World): Step {
  const { settings, owner } = world;
  const site = () => settings.get("VITE_SITE_URL");
  return {
    title: "Uw domein",
    canWait: true,
    look: async () => [!(await isLive(world)) && `${site()} toont de website nog niet.`],
    async act() {
      const host = new URL(site()).hostname;
      const zone = host.replace(/^www\./, "");
      const servers = await dns.resolveNs(zone).catch((): string[] => []);
      if (await isLive(world)) return prefer(world, site());
      const other = otherWww(site());
      owner.tell(
        `Zet bij Cloudflare ook aan dat ${other} doorstuurt naar ${site()}: Rules > Templates > Redirect, en bij DNS een A-record ${new URL(other).hostname} naar 192.0.2.1 met “Proxied”.`,
      );
      if (!servers.some((server) => server.endsWith(".ns.cloudflare.com")))
        return owner.tell(
          `${zone} staat nog niet bij Cloudflare. Kies daar “Add a domain”, vergelijk de DNS-records met de oude (vooral MX), zet DNSSEC uit bij het bedrijf van uw domein, en vul daar de naamservers van Cloudflare in. Dat duurt tot een dag; typ dan weer npm run go-live.`,
        );
      const question =
        "Alle adressen van deze website, met een komma ertussen. Wat er niet bij staat, raakt zijn DNS-record kwijt";
      const isList = (value: string) => /^[a-z\d.,-]+$/.test(value);
      await deploy(world, (await owner.text(question, host, isList)).split(","));
      await waitFor(world, 300, () => isLive(world));
      if (await isLive(world)) await prefer(world, site());
    },
  };
}
