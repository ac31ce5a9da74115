import { openDatabase } from "../database.ts";
import { embeddedKeys } from "../environment.ts";

/** Makes an account, past the rule that nobody signs up, in a data directory that no process has open. */
export async function createAccount(dataDirectory: string, email: string, password: string): Promise<void> {
  const { app, close } = await openDatabase(dataDirectory, { enable_signup: true });
  try {
    const response = await app.fetch(
      new Request("http://localhost/auth/v1/signup", {
        method: "POST",
        headers: { apikey: embeddedKeys.publishable, "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      }),
    );
    if (!response.ok) throw new Error(`The account was not made: ${await response.text()}`);
  } finally {
    await close();
  }
}
