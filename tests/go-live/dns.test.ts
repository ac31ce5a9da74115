import { beforeEach, expect, test } from "vitest";
import { open } from "../../scripts/go-live/settings.ts";
import { lookAtDns, records, resetRecords } from "./new-owner.ts";

const mailbox = {
  VITE_SITE_URL: "https://www.vandam.nl",
  MAIL_FROM: "info@vandam.nl",
  SMTP_USER: "info@vandam.nl",
};
const service = { ...mailbox, SMTP_USER: "login", DKIM: 'Mail._domainkey.vandam.nl. "v=DKIM1; p=aBc"' };
const subdomain = { ...mailbox, MAIL_FROM: "a@mail.vandam.nl", SMTP_USER: "a@mail.vandam.nl" };
const dmarc = { "TXT _dmarc.vandam.nl": ["v=DMARC1; p=none"] };

beforeEach(resetRecords);

async function problems(settings: object, found: object): Promise<string> {
  open("no-file", { ...settings });
  Object.assign(records, found);
  return (await lookAtDns()).filter(Boolean).join("\n");
}

test.each([
  ["a mailbox with SPF", mailbox, {}],
  [
    "a mail service with DKIM, without SPF",
    service,
    { "TXT vandam.nl": [], "TXT mail._domainkey.vandam.nl": ["v=DKIM1;p=aBc"] },
  ],
  [
    "a DKIM by name, in another case and with a dot",
    { ...service, DKIM: "s1._domainkey s1.Brevo.com" },
    { "CNAME s1._domainkey.vandam.nl": ["S1.brevo.com."] },
  ],
  ["a subdomain, which has the DMARC above it", subdomain, { "TXT mail.vandam.nl": ["v=spf1 mx ~all"] }],
])("%s is in order", async (_, settings, found) => {
  expect(await problems(settings, { ...dmarc, ...found })).toBe("");
});

test.each([
  ["a mailbox without SPF", mailbox, { "TXT vandam.nl": [] }, /^vandam\.nl heeft geen SPF-record/],
  [
    "two SPF records",
    mailbox,
    { "TXT vandam.nl": ["v=spf1 mx ~all", "v=spf1 a ~all"] },
    /meer dan één SPF-record/,
  ],
  [
    "another DKIM",
    service,
    { "TXT mail._domainkey.vandam.nl": ["v=DKIM1;p=abc"] },
    /^vandam\.nl heeft deze DKIM niet: TXT/,
  ],
  ["no DKIM yet", { ...service, DKIM: "" }, {}, /nog geen DKIM\. Open uw maildienst/],
  ["no DMARC", mailbox, { "TXT _dmarc.vandam.nl": [] }, /geen DMARC: TXT {2}_dmarc/],
  [
    "a subdomain without any DMARC",
    subdomain,
    { "TXT _dmarc.vandam.nl": [] },
    /^mail\.vandam\.nl heeft geen DMARC/m,
  ],
])("%s is reported", async (_, settings, found, said) => {
  expect(await problems(settings, { ...dmarc, ...found })).toMatch(said);
});

test("a record is added at the company that has the domain's name servers", async () => {
  expect(await problems(mailbox, {})).toContain("(naamserver ns1.oldhost.nl)");
});

test("a record is added at Cloudflare once the domain is there", async () => {
  expect(await problems(mailbox, { "NS vandam.nl": ["anna.ns.cloudflare.com"] })).toContain(
    "https://dash.cloudflare.com > vandam.nl > DNS > Records > Add record",
  );
});
