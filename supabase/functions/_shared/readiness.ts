/** `project_state` in supabase/migrations returns this, with null where the database cannot say. */
export interface ProjectState {
  migrations: string[] | null;
  jobs: string[] | null;
  last_run: string | null;
  project_url: string | null;
  secret_matches: boolean | null;
  has_staff: boolean;
  photos_are_full: boolean;
}

/** `npm run go-live` asks for this; it holds no secret and nothing of a visitor. */
export interface Readiness {
  mailProblem: string | null;
  databaseProblem: string | null;
  state: ProjectState | null;
  mailFrom: string;
  siteUrl: string;
}
