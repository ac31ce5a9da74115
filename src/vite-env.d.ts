/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the Supabase project: "https://<ref>.supabase.co". */
  readonly VITE_SUPABASE_URL: string;
  /** The public ("publishable" or "anon") key of that project. */
  readonly VITE_SUPABASE_ANON_KEY: string;
  /** Origin of the site, for canonical links and the sitemap: "https://www.example.nl". */
  readonly VITE_SITE_URL: string;
}

/* What TypeScript does not know yet. */

interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}

interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean;
}
