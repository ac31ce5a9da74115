import type { App } from "@supabase/lite";
import { embeddedKeys, embeddedStaff } from "./environment.ts";
import type { Database } from "./migrations.ts";

/** Makes the account for /aanvragen when there is no staff; `open` gives an app that allows sign-ups. */
export async function addStaffAccount(postgres: Database, open: () => Promise<App>): Promise<void> {
  const { rows } = await postgres.query("select from private.staff");
  if (rows.length > 0) return;
  const { email, password } = embeddedStaff;
  await (await open()).fetch(
    new Request("http://localhost/auth/v1/signup", {
      method: "POST",
      headers: { apikey: embeddedKeys.publishable, "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    }),
  );
  await postgres.query("select private.add_staff($1)", [email]);
}
