/** Configuration from the environment of the build; `scripts/build/build.ts` has checked that all are there. */
export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL,
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  siteUrl: import.meta.env.VITE_SITE_URL ?? "http://localhost:5173",
};
