import { reasonOf } from "../backend-probe";
import { confirm, fix, type Task } from "./task";

type Settings = Record<string, string | undefined>;

const services = {
  supabase: "https://api.supabase.com/v1",
  cloudflare: "https://api.cloudflare.com/client/v4",
};

/** Asks both services whether the keys of the deployment work. Changes nothing; never rejects. */
export async function findInAccounts(given: Settings, { supabase, cloudflare } = services): Promise<Task[]> {
  const keys = ["SUPABASE_ACCESS_TOKEN", "CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"] as const;
  const absent = keys.filter((name) => !given[name]?.trim());
  if (absent.length > 0)
    return [confirm(`Niet bekeken: ${absent.join(", ")}. Zet ze in .env.local en draai dit opnieuw.`)];

  const [, project] = /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(given.VITE_SUPABASE_URL ?? "") ?? [];
  const questions: [address: string, token: string | undefined, remedy: string][] = [
    [
      `${supabase}/projects/${project}`,
      given.SUPABASE_ACCESS_TOKEN,
      "SUPABASE_ACCESS_TOKEN geeft geen toegang tot het project van VITE_SUPABASE_URL. Maak een nieuw token, bij het account van dat project.",
    ],
    [
      `${cloudflare}/accounts/${given.CLOUDFLARE_ACCOUNT_ID?.trim()}/workers/scripts`,
      given.CLOUDFLARE_API_TOKEN,
      "Met CLOUDFLARE_API_TOKEN is in het account CLOUDFLARE_ACCOUNT_ID niets te plaatsen. Kijk het ID na, en of het token met het sjabloon “Edit Cloudflare Workers” is gemaakt.",
    ],
  ];
  const tasks = questions.map(async ([address, token, remedy]) => {
    try {
      const headers = { authorization: `Bearer ${token?.trim()}` };
      const { status } = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) });
      return status >= 400 ? [fix(remedy)] : [];
    } catch (error) {
      const { host } = new URL(address);
      return [confirm(`${host} antwoordt niet (${reasonOf(error)}). Probeer het later opnieuw.`)];
    }
  });
  return (await Promise.all(tasks)).flat();
}

/** Asks whether the site's address answers as itself. */
export async function findInAddress(siteUrl: string): Promise<Task[]> {
  const about = (text: string) => [confirm(`VITE_SITE_URL, ${siteUrl}, ${text}`)];
  try {
    const signal = AbortSignal.timeout(10_000);
    const { status, headers } = await fetch(siteUrl, { redirect: "manual", signal });
    if (status === 200) return [];
    const location = headers.get("location");
    const answer = location ? `stuurt door naar ${location}` : `geeft antwoord ${status}`;
    return about(`${answer}. Is dit het adres waarop de website komt?`);
  } catch (error) {
    return about(
      `antwoordt niet (${reasonOf(error)}). Dat hoort zo tot het adres is gekoppeld; is het dat al, kijk dan de DNS na.`,
    );
  }
}
