import { expect, test } from "vitest";
import { newOwner, preview, site } from "./new-owner.ts";
import { ref } from "./supabase-stand-in.ts";

const dnsNotDone = [
  `${site} toont de website nog niet.`,
  expect.stringMatching(/^https:\/\/vandam\.nl stuurt nog niet door/),
  "vandam.nl heeft geen DKIM.",
  "vandam.nl heeft geen DMARC.",
];

test("one run makes everything but DNS, and a request through each form arrives and is gone again", async () => {
  const owner = await newOwner();
  expect(await owner.goLive()).toEqual(dnsNotDone);
  const { state, url } = owner.supabase;
  expect(state.project).toMatchObject({ ref, name: "Van Dam Dakwerken", status: "ACTIVE_HEALTHY" });
  expect(Object.keys(state.secrets).sort()).toEqual([
    "ALLOWED_ORIGINS",
    "MAIL_FROM",
    "MAIL_TO",
    "SCHEDULER_SECRET",
    "SMTP_HOST",
    "SMTP_PASSWORD",
    "SMTP_PORT",
    "SMTP_USER",
  ]);
  expect(state.secrets.ALLOWED_ORIGINS).toBe(`${preview},${site},https://vandam.nl`);
  expect(state.auth).toMatchObject({
    disable_signup: true,
    site_url: preview,
    uri_allow_list: "",
    smtp_host: "127.0.0.1",
  });
  for (const type of ["invite", "recovery"])
    expect(state.auth[`mailer_templates_${type}_content`]).toContain(
      `{{ .SiteURL }}/aanvragen?wachtwoord&amp;token_hash={{ .TokenHash }}&amp;type=${type}"`,
    );
  expect(state.invited).toEqual(["piet@vandam.nl"]);
  expect(
    await owner.supabase.rows("select u.email from private.staff join auth.users as u on u.id = user_id"),
  ).toEqual([{ email: "piet@vandam.nl" }]);
  expect(owner.deployments).toEqual([[]]);
  const subjects = owner.mail.accepted.map((mail) => /^Subject: (.*)/m.exec(mail)?.[1]);
  expect(subjects).toEqual([expect.stringMatching(/PROEF/), expect.stringMatching(/PROEF/)]);
  for (const table of ["contact_submissions", "callback_requests"])
    expect(await owner.supabase.rows(`select * from public.${table}`)).toEqual([]);
  expect(Object.keys(owner.state.gh.variable)).toEqual([
    "VITE_SUPABASE_URL",
    "VITE_SUPABASE_ANON_KEY",
    "VITE_SITE_URL",
  ]);
  expect(Object.keys(owner.state.gh.secret).sort()).toEqual([
    "CLOUDFLARE_ACCOUNT_ID",
    "CLOUDFLARE_API_TOKEN",
    "SCHEDULER_SECRET",
    "SUPABASE_ACCESS_TOKEN",
  ]);
  expect(url).toBeTruthy();
});
