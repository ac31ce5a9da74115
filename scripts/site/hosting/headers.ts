export interface HostingInput {
  scriptHashes: string[];
  styleHashes: string[];
  siteUrl: string;
  /** An origin, or a path when the backend is at the site's own origin. */
  supabaseUrl: string;
  frameOrigins: readonly string[];
  hasCms?: boolean;
}

/** Headers for all paths ("/*") or for a prefix ("/assets/*"); a later rule replaces what an earlier one set. */
export interface HeaderRule {
  path: `/${string}*`;
  headers: Record<string, string>;
}

/** The content security policy of every page except the CMS. It allows only what it names. */
export function contentSecurityPolicy(input: HostingInput): string {
  return policy(input, {
    "script-src": ["'self'", ...quote(input.scriptHashes)],
    "style-src": quote(input.styleHashes),
    "img-src": ["'self'", "blob:", "data:"],
    "connect-src": ["'self'", ...(URL.canParse(input.supabaseUrl) ? [input.supabaseUrl] : [])],
    "frame-src": input.frameOrigins.length > 0 ? input.frameOrigins : ["'none'"],
    "form-action": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  });
}

/** The CMS may use its own styles, unsaved pictures and GitHub's API. */
const cmsRule = (input: HostingInput): HeaderRule => ({
  path: "/beheer*",
  headers: {
    "Content-Security-Policy": policy(input, {
      "script-src": ["'self'"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "blob:", "data:", "https://avatars.githubusercontent.com"],
      "connect-src": ["'self'", "blob:", "data:", "https://api.github.com", "https://www.githubstatus.com"],
      "form-action": ["'none'"],
    }),
    "X-Robots-Tag": "noindex",
  },
});

function policy(input: HostingInput, directives: Record<string, readonly string[]>): string {
  const all = {
    "default-src": ["'none'"],
    "font-src": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...directives,
    ...(isSecure(input) && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(all)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

const quote = (hashes: string[]): string[] => hashes.map((hash) => `'${hash}'`);

const isSecure = ({ siteUrl }: HostingInput) => siteUrl.startsWith("https:");

/** The headers of all paths, from the general rule to the particular ones. */
export function headerRules(input: HostingInput): HeaderRule[] {
  const day = 24 * 60 * 60;
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(input),
        // Only for sites with TLS (RFC 6797, 7.2), and without subdomains, where the owner may have other hosts.
        ...(isSecure(input) && { "Strict-Transport-Security": `max-age=${2 * 365 * day}` }),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy":
          "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
      },
    },
    { path: "/assets/*", headers: { "Cache-Control": `public, max-age=${365 * day}, immutable` } },
    ...(["/pictures/*", "/drawings/*", "/marks/*"] as const).map((path) => ({
      path,
      headers: { "Cache-Control": `public, max-age=${day}, stale-while-revalidate=${7 * day}` },
    })),
    ...(input.hasCms ? [cmsRule(input)] : []),
  ];
}

/** Returns the headers of a path by the rules. Without a rule about caching, the host's own default applies. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matchingRules = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)));
  return Object.assign(
    { "Cache-Control": "public, max-age=0, must-revalidate" },
    ...matchingRules.map(({ headers }) => headers),
  );
}
