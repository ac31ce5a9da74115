/*
 * What the function answers the holder of the scheduler's secret, for `npm run check:release`. Without imports, because
 * the function is deployed without the rest of the project.
 */

/** What `project_state` in supabase/migrations returns; null where the database cannot say. */
export interface ProjectState {
  /** Versions of the applied migrations. */
  migrations: string[] | null;
  /** Names of the active cron jobs. */
  jobs: string[] | null;
  /** How the last cron job ended: "succeeded", or what went wrong. */
  last_run: string | null;
  project_url: string | null;
  /** Whether Vault holds the same scheduler's secret as the function. */
  secret_matches: boolean | null;
  /** Whether anybody can read the requests at /aanvragen. */
  has_staff: boolean;
}

/** Whether everything is in place; holds no secret and nothing of a visitor. */
export interface Readiness {
  /** Why the mail server refuses the log-in; null when it accepts. */
  mailProblem: string | null;
  /** Why the database does not answer; null when it does. */
  databaseProblem: string | null;
  state: ProjectState | null;
  /** MAIL_FROM: the sender of the owner's mails. */
  mailFrom: string;
  /** Whether ALERT_WEBHOOK_URL is set. */
  hasAlarm: boolean;
  /** The first of ALLOWED_ORIGINS: the site that mails link to. */
  siteUrl: string;
}
