import { readFileSync } from "node:fs";
import { join } from "node:path";
import { App } from "@supabase/lite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { parse } from "smol-toml";
import { SetupProblem } from "../scripts/shared/setup-problem.ts";
import { embeddedKeys } from "./environment.ts";
import { applyMigrations, createSupabaseRoles, type Database } from "./migrations.ts";
import { addStaffAccount } from "./staff-account.ts";

/** Postgres with Supabase's REST and Auth interface in front, inside this process. */
export interface EmbeddedDatabase {
  app: App;
  /** The same database past the interface, with all rights. */
  postgres: Database;
  close(): Promise<void>;
}

/**
 * Opens the database in `dataDirectory` (made when missing), migrated, and set up by
 * supabase/config.toml. Hold the directory's lock first: Postgres in this form does
 * not notice a second process. Rejects with a SetupProblem when what is there cannot be
 * read, or when a migration fails.
 */
export async function openDatabase(dataDirectory: string): Promise<EmbeddedDatabase> {
  const connection = await openPostgres(dataDirectory);
  const close = () => connection.close();
  try {
    await createSupabaseRoles(connection.driver);
    await applyMigrations(connection.driver);
    const { api, auth } = parse(readFileSync("supabase/config.toml", "utf8")) as Record<string, object>;
    const openApp = async (authChanges = {}) => {
      const app = new App({
        connection,
        api,
        auth: {
          ...auth,
          ...authChanges,
          jwt_secret: embeddedKeys.jwtSecret,
          publishable_key: embeddedKeys.publishable,
          secret_key: embeddedKeys.secret,
        },
        // Without this a request without a key gets every right, unlike on the hosted service.
        options: { server: { admin: false } },
      });
      await app.init();
      await app.ensureSystemSchema();
      return app;
    };
    const app = await openApp();
    await addStaffAccount(connection.driver, () => openApp({ enable_signup: true }));
    return { app, postgres: connection.driver, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPostgres(dataDirectory: string): Promise<PgliteConnection> {
  try {
    const connection = await createPgliteConnection({ url: join(dataDirectory, "postgres") });
    const { driver } = connection;
    await driver.waitReady;
    // A value that is no text by then, such as a number where a list belongs, breaks the message to Postgres off in
    // the middle: its rest goes along with the rollback, which fails, and the transaction stays open for good.
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
      `The data stored in ${dataDirectory} cannot be read (${reason}): put a copy of it back, or move the directory away to begin with an empty one.`,
    );
  }
}
