/** The build's variables, which scripts/site/build.ts has checked. */
export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL,
  supabaseKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  buildYear: import.meta.env.BUILD_YEAR ?? new Date().getFullYear(),
  siteUrl: import.meta.env.VITE_SITE_URL ?? "http://localhost:5173",
};
