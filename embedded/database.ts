import { readFileSync } from "node:fs";
import { join } from "node:path";
import { App, type EmailDriver, SmtpEmailDriver } from "@supabase/lite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { parse } from "smol-toml";
import { embeddedKeys, embeddedStaff } from "./environment.ts";
import { mailAccount, mailFrom } from "./mail-server.ts";
import { applyMigrations, createSupabaseRoles, type Database } from "./migrations.ts";
import { SetupProblem } from "./setup-problem.ts";

type AuthMail = { smtpPort: number; siteUrl: string };

/** Opens or creates the database and migrates it. The caller must hold the lock of `dataDirectory`. */
export async function openDatabase(dataDirectory: string, mail?: AuthMail) {
  const connection = await openPostgres(dataDirectory);
  const close = () => connection.close();
  try {
    await createSupabaseRoles(connection.driver);
    await applyMigrations(connection.driver);
    // The rate limit is high, because without Cloudflare all visitors count as one. Old requests are deleted here,
    // because PGlite has no pg_cron.
    await connection.driver.exec(
      "update private.settings set max_per_source_per_hour = 10000; select private.clean_up()",
    );
    const { api, auth } = parse(readFileSync("supabase/config.toml", "utf8")) as Record<string, object>;
    // The Supabase CLI requires this setting, which the embedded backend does not know.
    delete (auth as { email: { enabled?: boolean } }).email.enabled;
    const openApp = async (changes = {}) => {
      const app = new App({
        connection,
        api,
        auth: {
          ...auth,
          ...changes,
          ...(mail && { site_url: mail.siteUrl }),
          jwt_secret: embeddedKeys.jwtSecret,
          publishable_key: embeddedKeys.publishable,
          secret_key: embeddedKeys.secret,
        },
        options: { drivers: { email: mail && emailDriver(mail) } },
      });
      await app.init();
      await app.ensureSystemSchema();
      return app;
    };
    const app = await openApp();
    const { rows: staff } = await connection.driver.query("select from private.staff");
    if (staff.length === 0) await addStaff(connection.driver, await openApp({ enable_signup: true }));
    return { app, postgres: connection.driver, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function addStaff(postgres: Database, app: App): Promise<void> {
  const headers = { apikey: embeddedKeys.publishable, "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(embeddedStaff) };
  await app.fetch(new Request("http://localhost/auth/v1/signup", init));
  await postgres.query("select private.add_staff($1)", [embeddedStaff.email]);
}

/** Drops the library's English text part, because the hosted service sends only HTML. */
function emailDriver({ smtpPort }: AuthMail): EmailDriver {
  const { user, password: pass } = mailAccount;
  const smtp = new SmtpEmailDriver({
    host: "127.0.0.1",
    port: smtpPort,
    user,
    pass,
    from: mailFrom,
    requireTls: false,
  });
  return { send: ({ to, subject, html }) => smtp.send({ to, subject, html }) };
}

async function openPostgres(dataDirectory: string): Promise<PgliteConnection> {
  try {
    const connection = await createPgliteConnection({ url: join(dataDirectory, "postgres") });
    const { driver } = connection;
    await driver.waitReady;
    // Parameters become text, because in a transaction PGlite hangs on any other type.
    for (const [type, serialize] of Object.entries(driver.serializers)) {
      driver.serializers[type] = (value) => {
        const text = serialize(value);
        return typeof text === "string" ? text : JSON.stringify(text);
      };
    }
    return connection;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupProblem(
      `De aanvragen in ${dataDirectory} zijn niet te lezen (${reason}). Zet er een kopie van terug, of haal de map weg om leeg te beginnen.`,
    );
  }
}
