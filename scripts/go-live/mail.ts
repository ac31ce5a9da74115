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
const aliasesOf = (name: string) => dns.resolveCname(name).catch((): string[] => []);

/** What keeps mail out of the spam: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
export function dnsStep({ settings, owner }: World): Step {
  const domain = () => settings.get("MAIL_FROM").split("@")[1] ?? "";
  const spf = async () => (await textsAt(domain())).filter((text) => text.startsWith("v=spf1"));
  const dmarc = async () => (await textsAt(`_dmarc.${domain()}`)).some((text) => text.startsWith("v=DMARC1"));
  return {
    title: "DNS voor de mail",
    canWait: true,
    async look() {
      // The workflow does not know the address.
      if (!domain()) return [];
      // A name above existing ones is empty, but known (RFC 8020).
      const hasDkim = await dns.resolveTxt(`_domainkey.${domain()}`).catch(({ code }) => code === "ENODATA");
      return [
        (await spf()).length !== 1 && `${domain()} heeft niet één SPF-record.`,
        !hasDkim && `${domain()} heeft geen DKIM.`,
        !(await dmarc()) && `${domain()} heeft geen DMARC.`,
      ];
    },
    async act() {
      owner.tell("Uw mailprovider toont wat er in DNS moet staan, bij “domains” of “senders”.");
      const include = await owner.text(
        "Het deel van SPF dat met include: begint; leeg als er geen is",
        "",
        () => true,
      );
      const name = await owner.text("De naam van het DKIM-record, tot en met ._domainkey", "", Boolean);
      const value = await owner.text("De waarde van het DKIM-record", "", Boolean);
      const [old = "v=spf1 ~all"] = await spf();
      const full = `${name}.${domain()}`;
      const dkim = [...(await textsAt(full)), ...(await aliasesOf(full))];
      const missing = [
        old.includes(include) ||
          `TXT  @  ${old.replace("v=spf1", `v=spf1 ${include}`)}  (in plaats van het oude)`,
        dkim.includes(value) || `${/^[vk]=/.test(value) ? "TXT" : "CNAME"}  ${name}  ${value}`,
        (await dmarc()) || `TXT  _dmarc  v=DMARC1; p=none; rua=mailto:${settings.get("MAIL_TO")}`,
      ];
      owner.tell(missing.filter((line) => line !== true).join("\n"), `Zet dit in DNS van ${domain()}`);
    },
  };
}
