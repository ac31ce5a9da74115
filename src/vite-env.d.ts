/// <reference types="vite/client" />

/** Documented in .env.example. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_SITE_URL: string;
  /** Set in vite.config.ts. */
  readonly BUILD_YEAR?: number;
}
