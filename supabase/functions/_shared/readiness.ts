/*
 * What the function tells the holder of the scheduler's secret, and `npm run check:release` reads.
 * Pure, because the function is deployed without the rest of the project.
 */

import type { ConfirmationFacts } from "./told-site.ts";

/** What the database knows of its own set-up, see `project_state` in supabase/migrations; null where it cannot tell. */
export interface ProjectState {
  /** Versions of the migrations that were applied. */
  migrations: string[] | null;
  /** Names of the jobs that run by schedule. */
  jobs: string[] | null;
  /** How the last call by schedule ended: "succeeded", or what went wrong. */
  last_run: string | null;
  /** Where the schedule calls the function. */
  project_url: string | null;
  /** Whether the schedule holds the same secret as the function. */
  secret_matches: boolean | null;
}

/** What the database knows of the website, see `told_site` in supabase/migrations. */
export interface ToldState {
  /** How many pages are counted; none until the website has told. */
  pages: number;
  confirmation: ConfirmationFacts | null;
}

/** What `npm run check:release` asks before the site goes live; holds no secret and nothing of a visitor. */
export interface Readiness {
  /** Null when the mail server lets us in, otherwise why not. */
  mailProblem: string | null;
  /** Null when the database answers, otherwise why not. */
  databaseProblem: string | null;
  state: ProjectState | null;
  told: ToldState | null;
  /** The address that the owner's mails come from. */
  mailFrom: string;
  /** Whether the owner hears of an unsent request by another way than mail. */
  hasAlarm: boolean;
}
