import dns from "node:dns/promises";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SetupProblem } from "../../embedded/setup-problem.ts";
import { type Step, type World, waitFor } from "./steps";
import { configure, originsOf, otherWww } from "./supabase";

/** The workflow runs the same version. */
const cli = "npx --yes --ignore-scripts wrangler@4.156.0";

const answerOf = (address: string) => fetch(address, { redirect: "manual" }).catch(() => undefined);

/** Whether a visitor of `address` gets this site: its robots.txt names the address that stays. */
export async function isLive({ settings }: World, address = settings.get("VITE_SITE_URL")): Promise<boolean> {
  const answer = await answerOf(`${address}/robots.txt`);
  return (
    answer?.status === 200 && (await answer.text()).includes(`Sitemap: ${settings.get("VITE_SITE_URL")}/`)
  );
}

export function addressStep({ settings, owner }: World): Step {
  const problemOf = (value: string) =>
    URL.canParse(value) && /^https:\/\/[\w.-]+\.\w+$/.test(value)
      ? undefined
      : "Schrijf het zo: https://www.uwbedrijf.nl";
  return {
    title: "Het adres van de website",
    look: async () => [
      problemOf(settings.get("VITE_SITE_URL")) !== undefined && "VITE_SITE_URL is nog geen adres.",
    ],
    async act() {
      const question =
        "Op welk adres komt de website? Het adres zonder www stuurt straks door naar dat met www, of andersom";
      settings.save("VITE_SITE_URL", await owner.text(question, "https://www.", problemOf));
    },
  };
}

/** The owner's accounts, or undefined where nobody is signed in. */
export async function accountsOf({ run }: World): Promise<Record<string, string> | undefined> {
  const { status, stdout } = await run(`${cli} whoami --json`, { quiet: true });
  if (status !== 0) return undefined;
  const { accounts } = JSON.parse(stdout) as { accounts: { id: string; name: string }[] };
  return Object.fromEntries(accounts.map(({ id, name }) => [id, name]));
}

/** Builds and deploys; returns the address on workers.dev. It has the terminal: without one wrangler overwrites DNS records. */
async function deploy({ settings, run }: World, domains: string[] = []): Promise<string> {
  const names = ["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "VITE_SITE_URL"];
  const env = Object.fromEntries(names.map((name) => [name, settings.get(name)]));
  if ((await run("npm run build", { env })).status !== 0)
    throw new SetupProblem("Bouwen lukt niet; hierboven staat waarom.");
  const folder = mkdtempSync(join(tmpdir(), "go-live-"));
  try {
    const output = { WRANGLER_OUTPUT_FILE_PATH: join(folder, "output") };
    const command = [cli, "deploy", ...domains.map((domain) => `--domain ${domain}`)].join(" ");
    if ((await run(command, { env: output })).status !== 0)
      throw new SetupProblem("Plaatsen lukt niet; hierboven staat waarom.");
    return (
      /https:\/\/[\w.-]+\.workers\.dev/.exec(readFileSync(output.WRANGLER_OUTPUT_FILE_PATH, "utf8"))?.[0] ??
      ""
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Puts the address first where the site can be seen, as mails link to it. */
async function preferOrigin(world: World, origin: string): Promise<void> {
  const known = originsOf(world.settings);
  if (origin !== known[0]) await configure(world, [...new Set([origin, ...known])]);
}

export function websiteStep(world: World): Step {
  const { settings, owner, run } = world;
  const first = () => originsOf(settings)[0] ?? "";
  return {
    title: "De website bij Cloudflare",
    always: true,
    look: async () => [!(await isLive(world, first())) && `De website staat niet op ${first()}.`],
    async act() {
      if (!(await accountsOf(world))) {
        owner.tell(
          "Maak een account op https://dash.cloudflare.com/sign-up, en meld u zo in de browser aan.",
        );
        await run(`${cli} login`);
      }
      const preview = await deploy(world);
      owner.tell(`De website is te bekijken op ${preview}`);
      if (!(await isLive(world))) await preferOrigin(world, preview);
      await waitFor(world, 120, () => isLive(world, first()));
    },
  };
}

export function domainStep(world: World): Step {
  const { settings, owner } = world;
  return {
    title: "Uw domein",
    canWait: true,
    async look() {
      const site = settings.get("VITE_SITE_URL");
      const other = otherWww(site);
      const target = (await answerOf(other))?.headers.get("location") ?? "";
      return [
        !(await isLive(world)) && `${site} toont de website nog niet.`,
        !target.startsWith(site) &&
          `${other} stuurt nog niet door naar ${site}. Dat zet u bij Cloudflare aan: Rules > Templates > Redirect, en bij DNS een A-record ${new URL(other).hostname} naar 192.0.2.1 met “Proxied”.`,
      ];
    },
    async act() {
      if (await isLive(world)) return preferOrigin(world, settings.get("VITE_SITE_URL"));
      const host = new URL(settings.get("VITE_SITE_URL")).hostname;
      const zone = host.replace(/^www\./, "");
      const servers = await dns.resolveNs(zone).catch((): string[] => []);
      if (!servers.some((server) => server.endsWith(".ns.cloudflare.com")))
        return owner.tell(
          `${zone} staat nog niet bij Cloudflare. Kies daar “Add a domain”, vergelijk de DNS-records met de oude (vooral MX), zet DNSSEC uit bij het bedrijf van uw domein, en vul daar de naamservers van Cloudflare in. Dat duurt tot een dag; typ dan weer npm run go-live.`,
        );
      const question =
        "Alle adressen van deze website, met een komma ertussen. Wat er niet bij staat, wordt losgekoppeld en raakt zijn DNS-record kwijt";
      const problemOf = (value: string) =>
        /^[a-z\d.-]+(,[a-z\d.-]+)*$/.test(value) ? undefined : `Schrijf het zo: ${host},beheer.${zone}`;
      await deploy(world, (await owner.text(question, host, problemOf)).split(","));
      if (await waitFor(world, 300, () => isLive(world)))
        await preferOrigin(world, settings.get("VITE_SITE_URL"));
    },
  };
}
