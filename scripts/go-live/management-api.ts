import { SetupProblem } from "../../embedded/setup-problem.ts";
import type { World } from "./steps";

export const tokenPage = "https://supabase.com/dashboard/account/tokens";

/** The answers, as far as they are read. */
export interface Project {
  ref: string;
  name: string;
  organization_slug: string;
  status: string;
}
export interface ApiKey {
  name: string;
  type?: string | null;
  api_key?: string | null;
}

/** Calls https://supabase.com/docs/reference/api with the owner's token. Waits at a 429; throws a SetupProblem at a refusal. */
export async function manage<Answer>(
  { settings, pause }: World,
  method: "GET" | "POST" | "PATCH",
  path: string,
  body?: object,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`https://api.supabase.com/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${settings.get("SUPABASE_ACCESS_TOKEN")}`,
        "content-type": "application/json",
      },
      body: body && JSON.stringify(body),
    }).catch(() => {
      throw new SetupProblem("Supabase is niet te bereiken. Kijk of u internet heeft.");
    });
    const answer = await response.json().catch(() => undefined);
    if (response.ok) return answer as Answer;
    if (response.status === 401)
      throw new SetupProblem(`Supabase kent dit token niet. Maak een nieuw op ${tokenPage}.`);
    if (response.status !== 429 || attempt === 6)
      throw new SetupProblem(
        `Supabase weigert dit (${response.status}): ${settings.hide(String(answer?.message))}`,
      );
    await pause(Number(response.headers.get("retry-after")) || 5 * 2 ** attempt);
  }
}
