import dns from "node:dns/promises";
import { isGood, table } from "./settings";
import { askFor, type Step, type World } from "./steps";
import { readReadiness } from "./supabase";

const names = Object.keys(table).filter((name) => /^(?:MAIL|SMTP)_/.test(name));

/** Mail comes first, because it is what fails. It is tried from here, and later by the function itself. */
export const mailStep = (world: World): Step => ({
  title: "Mail",
  async look() {
    const { settings, run } = world;
    // The workflow knows none of the values, and asks the function.
    if (!settings.get("SMTP_PASSWORD") && typeof (await readReadiness(world)) !== "string") return [];
    const wrong = names.filter((name) => !isGood(name, settings.get(name)));
    if (wrong.length > 0) return [`Ontbreekt, of kan zo niet: ${wrong.join(", ")}.`];
    const config = "supabase/functions/send-quote-email/deno.json";
    const command = `deno run --frozen --allow-net --allow-env --config ${config} scripts/go-live/try-mail-server.js`;
    const { status, stdout } = await run(command, { env: settings.pick(names), quiet: true });
    const refusal = status === 0 ? stdout.trim() : "Deno start niet; npm ci zet het klaar.";
    return [refusal !== "" && `De mailserver weigert: ${refusal}`];
  },
  act: () => askFor(world, names),
});

const textsAt = (name: string) =>
  dns.resolveTxt(name).then(
    (found) => found.map((parts) => parts.join("")),
    (): string[] => [],
  );
/** What keeps mail out of the spam: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
export const dnsStep = ({ settings }: World): Step => ({
  title: "DNS voor de mail",
  canWait: true,
  async look() {
    const domain = settings.get("MAIL_FROM").split("@")[1];
    // The workflow does not know the address.
    if (!domain) return [];
    const spf = (await textsAt(domain)).filter((text) => text.startsWith("v=spf1"));
    // A name above existing ones is empty, but known (RFC 8020).
    const hasDkim = await dns.resolveTxt(`_domainkey.${domain}`).catch(({ code }) => code === "ENODATA");
    const hasDmarc = (await textsAt(`_dmarc.${domain}`)).some((text) => text.startsWith("v=DMARC1"));
    const joined = (spf[0] ?? "v=spf1 ~all").replace("v=spf1", "v=spf1 include:…");
    return [
      spf.length !== 1 && `${domain} heeft niet één SPF-record. Maak er één van: TXT  @  ${joined}`,
      !hasDkim &&
        `${domain} heeft geen DKIM. Uw mailprovider toont het, bij “domains” of “senders”, en wat met include: begint voor SPF: TXT  @  ${joined}`,
      !hasDmarc &&
        `${domain} heeft geen DMARC: TXT  _dmarc  v=DMARC1; p=none; rua=mailto:${settings.get("MAIL_TO")}`,
    ];
  },
});
