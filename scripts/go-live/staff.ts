import { SetupProblem } from "../../embedded/setup-problem.ts";
import { ask } from "../checks/backend-probe";
import { backend, keyOf, query } from "./project";
import { get, save } from "./settings";
import { agrees, type Step, tell } from "./steps";

/** The people who may see the requests. Empty in the workflow, which has no file. */
const named = () => get("STAFF").split(",").filter(Boolean);

type Colleague = { id: string; email: string };
const findStaff = () =>
  query<Colleague>(
    "select u.id, lower(u.email) as email from private.staff as s join auth.users as u on u.id = s.user_id",
  );

async function callAuth(method: string, path: string, body?: object) {
  const headers = { "content-type": "application/json" };
  const init = { method, headers, body: body && JSON.stringify(body) };
  return ask({ ...backend(), key: await keyOf("secret") }, `/auth/v1/${path}`, init);
}

async function invite(email: string): Promise<void> {
  const { status, json, text } = await callAuth("POST", "invite", { email });
  if (status === 429)
    throw new SetupProblem(
      `Supabase mailt nu even niet meer. Typ over een uur weer npm run go-live, voor ${email}.`,
    );
  if (status !== 200 && json.error_code !== "email_exists")
    throw new SetupProblem(
      `De uitnodiging voor ${email} ging niet weg (${status}): ${text}. Waarom, staat op https://supabase.com/dashboard bij Logs > Auth.`,
    );
  await query("select private.add_staff($1)", [email]);
  tell(`${email} krijgt een mail om een wachtwoord te kiezen. Te laat? Vraag er een op /aanvragen.`);
}

async function remove({ id, email }: Colleague): Promise<void> {
  if (!(await agrees(`${email} staat er niet meer bij. Mag ik dat account weghalen?`))) {
    save("STAFF", [...named(), email].join());
    return;
  }
  await query("delete from private.staff where user_id = $1", [id]);
  const { status, text } = await callAuth("DELETE", `admin/users/${id}`);
  if (status >= 400)
    throw new SetupProblem(
      `${email} ziet geen aanvragen meer, maar het account is er nog (${status}): ${text}. Haal het weg op https://supabase.com/dashboard bij Authentication > Users.`,
    );
}

export const staffStep: Step = {
  title: "Wie de aanvragen ziet op /aanvragen",
  canWait: true,
  async look() {
    const staff = (await findStaff()).map(({ email }) => email);
    const [missing, extra] = [
      named().filter((one) => !staff.includes(one)),
      staff.filter((one) => !named().includes(one)),
    ];
    return [
      staff.length === 0 && "Niemand kan de aanvragen bekijken.",
      missing.length > 0 && `Nog niet uitgenodigd: ${missing.join(", ")}.`,
      named().length > 0 && extra.length > 0 && `Niet meer genoemd: ${extra.join(", ")}.`,
    ];
  },
  async act() {
    const staff = await findStaff();
    const emails = staff.map(({ email }) => email);
    for (const email of named()) if (!emails.includes(email)) await invite(email);
    for (const colleague of staff) if (!named().includes(colleague.email)) await remove(colleague);
  },
};
