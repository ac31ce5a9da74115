import dns from "node:dns/promises";
import { plainAddress } from "../../supabase/functions/send-quote-email/mail-text";
import type { Step, World } from "./steps";
import { readReadiness } from "./supabase";

const rules: Record<string, (value: string) => unknown> = {
  MAIL_TO: plainAddress,
  MAIL_FROM: plainAddress,
  SMTP_HOST: Boolean,
  // Supabase blocks 25 and 587, and its own sender speaks TLS from the first byte on 465 only.
  SMTP_PORT: (value) => /^\d+$/.test(value) && !["25", "587", "2465"].includes(value),
  SMTP_USER: Boolean,
  SMTP_PASSWORD: Boolean,
};

/** Mail comes first, because it is what fails. It is tried from here, and later by the function itself. */
export function mailStep(world: World): Step {
  const { settings, owner, company } = world;
  const sender = company.confirmationSender ?? company.email;
  const questions = [
    [
      "MAIL_TO",
      "Op welk ene mailadres komen de aanvragen? Voor meer mensen neemt u een groep",
      company.email,
    ],
    ["MAIL_FROM", "Van welk mailadres komen de mails? Uw mailprovider moet het toestaan", sender],
    ["SMTP_HOST", "De mailserver (SMTP) van uw provider", "smtp-relay.brevo.com"],
    ["SMTP_PORT", "De poort van die mailserver: 465, of anders 2587", "465"],
    ["SMTP_USER", "De gebruikersnaam voor die mailserver", ""],
  ] as const;

  /** What the mail server says to a login with the function's own code. */
  async function refusal(): Promise<string> {
    const config = "supabase/functions/send-quote-email/deno.json";
    const command = `deno run --frozen --allow-net --allow-env --config ${config} scripts/go-live/try-mail-server.js`;
    const { status, stdout } = await world.run(command, {
      env: settings.pick(Object.keys(rules)),
      quiet: true,
    });
    return status === 0 ? stdout.trim() : "Deno start niet; npm ci zet het klaar.";
  }

  return {
    title: "Mail",
    async look() {
      // The workflow knows none of the values, and asks the function.
      if (!settings.get("SMTP_PASSWORD") && typeof (await readReadiness(world)) !== "string") return [];
      const wrong = Object.entries(rules).filter(([name, isGood]) => !isGood(settings.get(name)));
      if (wrong.length > 0) return [`Ontbreekt, of kan zo niet: ${wrong.map(([name]) => name).join(", ")}.`];
      const reason = await refusal();
      return [reason !== "" && `De mailserver weigert: ${reason}`];
    },
    async act() {
      for (let reason = "-"; reason; reason = await refusal()) {
        if (reason !== "-")
          owner.tell(`De mailserver weigert: ${settings.hide(reason)}\nKijk de gegevens na.`);
        for (const [name, question, proposal] of questions) {
          const problemOf = (value: string) => (rules[name]?.(value) ? undefined : "Dit kan niet kloppen.");
          settings.save(name, await owner.text(question, settings.get(name) || proposal, problemOf));
        }
        settings.save("SMTP_PASSWORD", await owner.secret("Het wachtwoord daarvoor; bij Brevo een SMTP key"));
      }
    },
  };
}

const textsAt = async (name: string) =>
  (await dns.resolveTxt(name).catch((): string[][] => [])).map((parts) => parts.join(""));

/** What keeps mail out of the spam: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
export function dnsStep({ settings, owner }: World): Step {
  const domain = () => settings.get("MAIL_FROM").split("@")[1] ?? "";
  const found = async () => ({
    spf: (await textsAt(domain())).filter((text) => text.startsWith("v=spf1")),
    dmarc: (await textsAt(`_dmarc.${domain()}`)).some((text) => text.startsWith("v=DMARC1")),
    // A name above existing ones is empty, but known (RFC 8020).
    dkim: await dns.resolveTxt(`_domainkey.${domain()}`).then(Boolean, ({ code }) => code === "ENODATA"),
  });
  return {
    title: "DNS voor de mail",
    canWait: true,
    async look() {
      // The workflow does not know the address.
      if (!domain()) return [];
      const { spf, dkim, dmarc } = await found();
      return [
        spf.length !== 1 && `${domain()} heeft ${spf.length} SPF-records; dat moet er één zijn.`,
        !dkim && `${domain()} heeft geen DKIM.`,
        !dmarc && `${domain()} heeft geen DMARC.`,
      ];
    },
    async act() {
      owner.tell("Uw mailprovider toont wat er in DNS moet staan, bij “domains” of “senders”.");
      const include = await owner.text("Het deel van SPF dat met include: begint; leeg als er geen is", "");
      const name = await owner.text("De naam van het DKIM-record, tot en met ._domainkey", "");
      const value = await owner.text("De waarde van het DKIM-record", "");
      const { spf, dmarc } = await found();
      const [old = "v=spf1 ~all"] = spf;
      const dkim = [...(await textsAt(`${name}.${domain()}`)), ...(await cnamesAt(`${name}.${domain()}`))];
      const missing = [
        spf[0]?.includes(include) ||
          `TXT  @  ${old.replace("v=spf1", `v=spf1 ${include}`)}  (in plaats van het oude)`,
        dkim.includes(value) || `${/^[vk]=/.test(value) ? "TXT" : "CNAME"}  ${name}  ${value}`,
        dmarc || `TXT  _dmarc  v=DMARC1; p=none; rua=mailto:${settings.get("MAIL_TO")}`,
      ];
      owner.tell(missing.filter((line) => line !== true).join("\n"), `Zet dit in DNS van ${domain()}`);
    },
  };
}

const cnamesAt = (name: string) => dns.resolveCname(name).catch((): string[] => []);
