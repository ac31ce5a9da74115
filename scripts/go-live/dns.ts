import dns from "node:dns/promises";
import type { Step, World } from "./steps";

const textsAt = async (name: string) =>
  (await dns.resolveTxt(name).catch((): string[][] => [])).map((parts) => parts.join(""));

/** What keeps mail out of the spam: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
export function dnsStep({ settings, owner }: World): Step {
  const domain = () => settings.get("MAIL_FROM").split("@")[1] ?? "";
  const spf = async () => (await textsAt(domain())).filter((text) => text.startsWith("v=spf1"));
  const hasDmarc = async () =>
    (await textsAt(`_dmarc.${domain()}`)).some((text) => text.startsWith("v=DMARC1"));
  // A name above existing ones is empty, but known (RFC 8020).
  const hasSelector = () =>
    dns.resolveTxt(`_domainkey.${domain()}`).then(
      () => true,
      ({ code }) => code === "ENODATA",
    );
  return {
    title: "DNS voor de mail",
    canWait: true,
    async look() {
      if (!domain()) return [];
      const records = await spf();
      return [
        records.length !== 1 && `${domain()} heeft ${records.length} SPF-records; dat moet er één zijn.`,
        !(await hasSelector()) && `${domain()} heeft geen DKIM.`,
        !(await hasDmarc()) && `${domain()} heeft geen DMARC.`,
      ];
    },
    async act() {
      owner.tell(
        "Uw mailprovider toont wat er in DNS moet staan, bij “domains” of “senders”. Neem dat hier over.",
      );
      const include = await owner.text("Het deel van SPF dat met include: begint; leeg als er geen is", "");
      const selector = await owner.text("De naam van het DKIM-record, tot en met ._domainkey", "");
      const value = await owner.text("De waarde van het DKIM-record", "");
      const [known = "v=spf1 ~all"] = await spf();
      const name = `${selector}.${domain()}`;
      const dkim = [...(await textsAt(name)), ...(await dns.resolveCname(name).catch((): string[] => []))];
      const missing = [
        !known.includes(include) &&
          `TXT  @  ${known.replace("v=spf1", `v=spf1 ${include}`)}  (in de plaats van wat er staat)`,
        !dkim.includes(value) && `${/^[vk]=/.test(value) ? "TXT" : "CNAME"}  ${selector}  ${value}`,
        !(await hasDmarc()) && `TXT  _dmarc  v=DMARC1; p=none; rua=mailto:${settings.get("MAIL_TO")}`,
      ];
      owner.tell(missing.filter(Boolean).join("\n"), `Zet dit in DNS van ${domain()}`);
    },
  };
}
