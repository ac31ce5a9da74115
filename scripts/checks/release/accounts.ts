import { reasonOf } from "../backend-probe";
import { confirm, type Finding, fix } from "./finding";

type Settings = Record<string, string | undefined>;

const timeoutMs = 10_000;

/** The addresses of the two services' own interfaces. */
const services = {
  supabase: "https://api.supabase.com/v1",
  cloudflare: "https://api.cloudflare.com/client/v4",
};

/** The keys with which the workflow on GitHub deploys, which stand in .env.local for this check only. */
const keys = ["SUPABASE_ACCESS_TOKEN", "CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"] as const;

/** Asks both services whether the keys of the deployment are theirs. Changes nothing; never rejects. */
export async function findInAccounts(
  given: Settings,
  { supabase, cloudflare } = services,
): Promise<Finding[]> {
  const absent = keys.filter((name) => !given[name]?.trim());
  const findings: Finding[] = [];
  if (absent.length > 0)
    findings.push(confirm(`Niet bekeken: ${absent.join(", ")}. Zet ze in .env.local en draai dit opnieuw.`));

  async function statusOf(address: string, token: string): Promise<number | undefined> {
    try {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) })).status;
    } catch (error) {
      const { host } = new URL(address);
      findings.push(confirm(`${host} antwoordt niet (${reasonOf(error)}). Probeer het later opnieuw.`));
      return undefined;
    }
  }

  const { SUPABASE_ACCESS_TOKEN: supabaseToken, CLOUDFLARE_API_TOKEN: token } = given;
  const [, project] = /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(given.VITE_SUPABASE_URL ?? "") ?? [];
  if (supabaseToken && project) {
    const status = await statusOf(`${supabase}/projects/${project}`, supabaseToken);
    if (status === 401) findings.push(fix("SUPABASE_ACCESS_TOKEN wordt geweigerd. Maak een nieuw token."));
    else if (status && status >= 400)
      findings.push(
        fix(`SUPABASE_ACCESS_TOKEN geeft geen toegang tot het project ${project} van VITE_SUPABASE_URL.`),
      );
  }
  if (token) {
    const status = await statusOf(`${cloudflare}/user/tokens/verify`, token);
    if (status && status >= 400)
      findings.push(fix("CLOUDFLARE_API_TOKEN wordt geweigerd. Maak een nieuw token."));
    const account = given.CLOUDFLARE_ACCOUNT_ID?.trim();
    if (status === 200 && account) {
      const seen = await statusOf(`${cloudflare}/accounts/${account}/workers/scripts`, token);
      if (seen && seen >= 400)
        findings.push(
          fix(
            "Met CLOUDFLARE_API_TOKEN is in het account CLOUDFLARE_ACCOUNT_ID niets te plaatsen. Kijk het ID na, en of het token met het sjabloon “Edit Cloudflare Workers” is gemaakt.",
          ),
        );
    }
  }
  return findings;
}

/** Asks the site's address whether it answers as itself; before the first deployment it does not. */
export async function findInAddress(siteUrl: string): Promise<Finding[]> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, headers } = await fetch(siteUrl, { redirect: "manual", signal });
    if (status === 200) return [];
    const location = headers.get("location");
    const text = location ? `stuurt door naar ${location}` : `geeft antwoord ${status}`;
    return [confirm(`VITE_SITE_URL, ${siteUrl}, ${text}. Is dit het adres waarop de website komt?`)];
  } catch (error) {
    return [
      confirm(
        `VITE_SITE_URL, ${siteUrl}, antwoordt niet (${reasonOf(error)}). Dat hoort zo tot het adres is gekoppeld; is het dat al, kijk dan de DNS na.`,
      ),
    ];
  }
}
