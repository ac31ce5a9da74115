import dns from "node:dns/promises";
import { run } from "./run";
import { get, isGood, pick, questions } from "./settings";
import { askFor, type Step } from "./steps";

export const mailSettings = Object.keys(questions).filter((name) => /^(?:MAIL|SMTP)_/.test(name));
const asked = ["VITE_SITE_URL", ...mailSettings];

/** Mail comes first, because it is what fails. It is tried from here, and later by the function itself. */
export const mailStep: Step = {
  title: "Adres en mail",
  async look() {
    const wrong = asked.filter((name) => !isGood(name, get(name)));
    if (wrong.length > 0) return [`Ontbreekt, of kan zo niet: ${wrong.join(", ")}.`];
    const config = "supabase/functions/send-quote-email/deno.json";
    const command = `deno run --frozen --allow-net --allow-env --config ${config} scripts/go-live/try-mail-server.js`;
    const { status, stdout } = await run(command, { env: pick(mailSettings) });
    const refusal = status === 0 ? stdout.trim() : "Deno start niet; npm ci zet het klaar.";
    return [refusal !== "" && `De mailserver weigert: ${refusal}`];
  },
  act: () => askFor(asked),
};

const recordsAt = async (name: string) => {
  const found = await Promise.allSettled([dns.resolveTxt(name), dns.resolveCname(name)]);
  return found.flatMap((records) =>
    records.status === "fulfilled" ? records.value.map((parts) => [parts].flat().join("")) : [],
  );
};
/** Providers show a value in quotes, in parts, or with a dot behind it. */
const bare = (value: string) => value.replace(/[\s"]|\.$/g, "");

/** What keeps mail out of the spam: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
export const dnsStep: Step = {
  title: "DNS voor de mail",
  canWait: true,
  async look() {
    const domain = get("MAIL_FROM").split("@")[1] ?? "";
    const [name, value] = [get("DKIM_NAME").replace(`.${domain}`, ""), bare(get("DKIM_VALUE"))];
    const spf = (await recordsAt(domain)).filter((text) => text.startsWith("v=spf1"));
    const hasDkim = value && (await recordsAt(`${name}.${domain}`)).some((found) => bare(found) === value);
    const hasDmarc = (await recordsAt(`_dmarc.${domain}`)).some((text) => text.startsWith("v=DMARC1"));
    const joined = (spf[0] ?? "v=spf1 ~all").replace("v=spf1", "v=spf1 include:…");
    return [
      spf.length !== 1 && `${domain} heeft niet één SPF-record. Maak er één van: TXT  @  ${joined}`,
      !hasDkim &&
        `${domain} heeft deze DKIM niet: ${value.includes("=") ? "TXT" : "CNAME"}  ${name || "…"}  ${value || "…"}. Uw mailprovider toont haar bij “domains” of “senders”, met wat SPF nodig heeft: TXT  @  ${joined}`,
      !hasDmarc && `${domain} heeft geen DMARC: TXT  _dmarc  v=DMARC1; p=none; rua=mailto:${get("MAIL_TO")}`,
    ];
  },
  act: async () => get("DKIM_VALUE") || askFor(["DKIM_NAME", "DKIM_VALUE"]),
};
