import type { SupabaseClient, SupabaseClientOptions } from "@supabase/supabase-js";
import { reloadOnce } from "./browser/reload.ts";
import { env } from "./env.ts";

export type {
  AuthError,
  Session,
  SupabaseClient,
  VerifyTokenHashParams,
} from "@supabase/supabase-js";

/** How long the call of a form may take. */
const formsMs = 30_000;

/** A fetch that continues when its page is closed. Browsers limit `keepalive` to 64 KiB, so photographs go without. */
export const fetchToTheEnd: typeof fetch = (input, init) =>
  fetch(input, { ...init, keepalive: !(init?.body instanceof FormData) });

const fetchLibrary = () => import("@supabase/supabase-js");

/** Fetches supabase-js (43 kB) ahead of time. Never rejects; the call of a client tries again. */
export const prepareClient = () => fetchLibrary().catch(() => {});

/** Rejects after a timeout, because a browser waits minutes for code when the network neither answers nor fails. */
export const inTime = <Result>(work: Promise<Result>, timeoutMs: number) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(reject, timeoutMs, new Error("There was no answer in time")),
    ),
  ]);

/** A client of supabase-js, fetched at the first call. A failure reloads the page: Firefox never retries a failed module. */
export function lazyClient(
  limitMs: () => number,
  options: SupabaseClientOptions<"public">,
  follow: (client: SupabaseClient) => void = () => {},
) {
  let client: Promise<SupabaseClient> | undefined;

  async function make(): Promise<SupabaseClient> {
    const { createClient } = await fetchLibrary().catch(async (error) => {
      // After the timeout nobody waits for the client any more, and a reload would interrupt somebody who types.
      if (client) await reloadOnce();
      throw error;
    });
    const url = new URL(env.supabaseUrl, location.href).href;
    const newClient = createClient(url, env.supabaseKey, options);
    follow(newClient);
    return newClient;
  }

  function get(): Promise<SupabaseClient> {
    client ??= inTime(make(), limitMs()).catch((error) => {
      client = undefined;
      throw error;
    });
    return client;
  }

  return {
    get,
    isMade: () => client !== undefined,
    /** Makes the next call get a new client. */
    async leave() {
      const formerClient = client;
      client = undefined;
      await (await formerClient)?.auth.dispose();
    },
  };
}

export const { get: formsClient } = lazyClient(() => formsMs, {
  auth: { storageKey: "forms", persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  // Only calls to the database have a timeout, because the mail function may take longer.
  db: { timeout: formsMs },
  global: { fetch: fetchToTheEnd },
});
