import { SetupProblem } from "../../embedded/setup-problem.ts";
import { outside } from "./outside.ts";
import { callProject, keyOf, manage, query } from "./project.ts";
import { get, origins, save } from "./settings.ts";
import type { Step } from "./steps.ts";

/** The e-mail addresses of the people who may see the requests. */
const namedAddresses = () => get("STAFF").split(",");

/** Compares STAFF with who may see the requests: newcomers may not yet, and leavers are no longer in STAFF. */
async function findChanges() {
  const accounts = await query<{ email: string }>(
    "select lower(u.email) as email from private.staff as s join auth.users as u on u.id = s.user_id",
  );
  const staff = accounts.map(({ email }) => email);
  return {
    newcomers: namedAddresses().filter((email) => !staff.includes(email)),
    leavers: staff.filter((email) => !namedAddresses().includes(email)),
  };
}

/** A low rate limit, because a stranger's recovery mails could use up the provider's limit of a day (decision 9). */
const mailsPerHour = 2;
const signIn = "/projects/{ref}/config/auth";

const findMailLimit = async () =>
  (await manage<{ rate_limit_email_sent: number }>(signIn)).rate_limit_email_sent;
const limitMails = (count: number) => manage(signIn, { rate_limit_email_sent: count }, "PATCH");

async function invite(email: string): Promise<void> {
  const key = await keyOf("secret");
  const { status, json, text } = await callProject("/auth/v1/invite", { body: { email }, key });
  if (status === 429)
    throw new SetupProblem(
      `Supabase mailt nu even niet meer. Typ over een uur weer npm run go-live, voor ${email}.`,
    );
  if (status !== 200 && json.error_code !== "email_exists")
    throw new SetupProblem(
      `De uitnodiging voor ${email} ging niet weg (${status}): ${text}. Waarom, staat op https://supabase.com/dashboard bij Logs > Auth.`,
    );
  await query("select private.add_staff($1)", [email]);
  outside.tell(
    `${email} krijgt een mail met een link om een wachtwoord te kiezen. Die werkt een dag; daarna helpt “Wachtwoord vergeten?” op ${origins()[0]}/aanvragen.`,
  );
}

/** Sends the invitations before it lowers the limit, because invitations count as mails too. */
async function inviteAll(emails: string[]): Promise<void> {
  try {
    // The limit is raised only when needed. A new project allows thirty mails an hour, which is often enough.
    if ((await findMailLimit()) < emails.length) await limitMails(emails.length);
    for (const email of emails) await invite(email);
  } finally {
    await limitMails(mailsPerHour);
  }
}

async function takeAway(email: string): Promise<void> {
  if (await outside.agrees(`${email} staat er niet meer bij. Mag ik dat account weghalen?`))
    await query(
      `with account as (delete from auth.users where lower(email) = $1 returning id)
        delete from private.staff using account where user_id = id`,
      [email],
    );
  else save("STAFF", [...namedAddresses(), email].join());
}

export const staffStep: Step = {
  title: "Wie de aanvragen ziet op /aanvragen",
  canWait: true,
  async findProblems() {
    const { newcomers, leavers } = await findChanges();
    return [
      newcomers.length > 0 && `Nog niet uitgenodigd: ${newcomers.join(", ")}.`,
      leavers.length > 0 && `Niet meer genoemd: ${leavers.join(", ")}.`,
      (await findMailLimit()) !== mailsPerHour && "Vreemden kunnen de mails van een dag opmaken.",
    ];
  },
  async act() {
    const { newcomers, leavers } = await findChanges();
    await inviteAll(newcomers);
    for (const email of leavers) await takeAway(email);
  },
};
