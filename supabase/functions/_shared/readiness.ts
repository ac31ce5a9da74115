/** What `project_state` in supabase/migrations returns; null where the database cannot say. */
export interface ProjectState {
  migrations: string[] | null;
  jobs: string[] | null;
  last_run: string | null;
  project_url: string | null;
  secret_matches: boolean | null;
  has_staff: boolean;
  /** Whether over nine tenths of what photographs may take is taken. */
  photos_are_full: boolean;
}

/** What `npm run check:release` asks; holds no secret and nothing of a visitor. */
export interface Readiness {
  /** Why it does not answer as it should; null when it does, as for the database. */
  mailProblem: string | null;
  databaseProblem: string | null;
  state: ProjectState | null;
  mailFrom: string;
  siteUrl: string;
}
