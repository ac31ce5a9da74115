import { expect, test } from "vitest";
import { dnsStep } from "../../scripts/go-live/dns.ts";
import { open } from "../../scripts/go-live/settings.ts";
import { atOldHost, type Records, setDns } from "./dns-records.ts";

const mailbox = {
  VITE_SITE_URL: "https://www.vandam.nl",
  MAIL_FROM: "info@vandam.nl",
  SMTP_USER: "info@vandam.nl",
};
const service = {
  ...mailbox,
  SMTP_USER: "login",
  SMTP_HOST: "smtp-relay.brevo.com",
  SIGNED_MAIL: "vandam.nl by smtp-relay.brevo.com",
};
const subdomain = { ...mailbox, MAIL_FROM: "a@mail.vandam.nl", SMTP_USER: "a@mail.vandam.nl" };
const dmarc = { "TXT _dmarc.vandam.nl": [["v=DMARC1; p=none"]] };

/** The problems that the command finds with these settings and DNS records. */
async function problemsOf(settings: object, records: Records): Promise<string> {
  open("no-file", { ...settings });
  setDns(() => ({ ...atOldHost, ...records }));
  return (await dnsStep.findProblems()).filter(Boolean).join("\n");
}

test.each<[mail: string, settings: object, records: Records]>([
  ["a mailbox with SPF", mailbox, {}],
  ["a mail service that the owner saw sign", service, {}],
  ["a subdomain, which has the DMARC above it", subdomain, { "TXT mail.vandam.nl": [["v=spf1 mx ~all"]] }],
])("%s is in order", async (_, settings, records) => {
  expect(await problemsOf(settings, { ...dmarc, ...records })).toBe("");
});

test.each<[mail: string, settings: object, records: Records, sentence: RegExp]>([
  ["a mailbox without SPF", mailbox, { "TXT vandam.nl": [] }, /^vandam\.nl heeft geen SPF-record/],
  [
    "a mailbox with two SPF records",
    mailbox,
    { "TXT vandam.nl": [["v=spf1 mx ~all"], ["v=spf1 a ~all"]] },
    /meer dan één SPF-record/,
  ],
  [
    "a mail service that nobody saw sign",
    { ...service, SIGNED_MAIL: "" },
    { "TXT google._domainkey.vandam.nl": [["v=DKIM1"]] },
    /^vandam\.nl heeft nog geen DKIM bij smtp-relay\.brevo\.com/,
  ],
  [
    "another mail service than the one that signed",
    { ...service, SMTP_HOST: "in-v3.mailjet.com" },
    {},
    /^vandam\.nl heeft nog geen DKIM bij in-v3\.mailjet\.com/,
  ],
  [
    "no DMARC",
    mailbox,
    { "TXT _dmarc.vandam.nl": [] },
    /^vandam\.nl heeft geen DMARC-record\. .* naam _dmarc/,
  ],
  [
    "a subdomain without any DMARC",
    subdomain,
    { "TXT _dmarc.vandam.nl": [] },
    /^mail\.vandam\.nl heeft geen DMARC-record/m,
  ],
])("%s is reported", async (_, settings, records, sentence) => {
  expect(await problemsOf(settings, { ...dmarc, ...records })).toMatch(sentence);
});

test.each([
  ["the present host", "ns1.oldhost.nl", "bij het bedrijf waar vandam.nl nu staat"],
  [
    "Cloudflare",
    "anna.ns.cloudflare.com",
    "https://dash.cloudflare.com > vandam.nl > DNS > Records > Add record",
  ],
])("a missing record is to be added at %s while the domain is there", async (_, server, place) => {
  expect(await problemsOf(mailbox, { "NS vandam.nl": [server] })).toContain(place);
});
