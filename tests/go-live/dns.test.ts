import { expect, test } from "vitest";
import { open } from "../../scripts/go-live/settings.ts";
import { atOldHost, lookAtDns } from "./new-owner.ts";

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

async function problems(settings: object, found: object): Promise<string> {
  open("no-file", { ...settings });
  return (await lookAtDns({ ...atOldHost, ...found })).filter(Boolean).join("\n");
}

test.each([
  ["a mailbox with SPF", mailbox, {}],
  ["a mail service that the owner saw sign", service, {}],
  ["a subdomain, which has the DMARC above it", subdomain, { "TXT mail.vandam.nl": [["v=spf1 mx ~all"]] }],
])("%s is in order", async (_, settings, found) => {
  expect(await problems(settings, { ...dmarc, ...found })).toBe("");
});

test.each([
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
  ["no DMARC", mailbox, { "TXT _dmarc.vandam.nl": [] }, /^vandam\.nl heeft geen DMARC\. Zet TXT {2}_dmarc/],
  [
    "a subdomain without any DMARC",
    subdomain,
    { "TXT _dmarc.vandam.nl": [] },
    /^mail\.vandam\.nl heeft geen DMARC/m,
  ],
])("%s is reported", async (_, settings, found, said) => {
  expect(await problems(settings, { ...dmarc, ...found })).toMatch(said);
});

test.each([
  ["the present host", "ns1.oldhost.nl", "bij het bedrijf waar vandam.nl nu staat"],
  [
    "Cloudflare",
    "anna.ns.cloudflare.com",
    "https://dash.cloudflare.com > vandam.nl > DNS > Records > Add record",
  ],
])("a missing record is to be added at %s while the domain is there", async (_, server, place) => {
  expect(await problems(mailbox, { "NS vandam.nl": [server] })).toContain(place);
});
