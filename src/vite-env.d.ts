/// <reference types="vite/client" />

/** .env.example explains these variables. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_SITE_URL: string;
  /** vite.config.ts sets this year. */
  readonly BUILD_YEAR?: number;
}
