import type { InlineHashes } from "./inline-hashes.ts";

export interface HostingInput extends InlineHashes {
  siteUrl: string;
  supabaseUrl: string;
  frameOrigins: readonly string[];
  hasCms?: boolean;
}

/** Headers for all paths ("/*") or for a prefix ("/assets/*"); a later rule replaces what an earlier one set. */
export interface HeaderRule {
  path: `/${string}*`;
  headers: Record<string, string>;
}

export interface Redirect {
  from: string;
  to: string;
}

const revalidate = "public, max-age=0, must-revalidate";

export function contentSecurityPolicy(input: HostingInput): string {
  return policy(input, {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...quoted(input.scriptHashes)],
    "style-src": quoted(input.styleHashes),
    "img-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", input.supabaseUrl],
    "frame-src": input.frameOrigins.length > 0 ? input.frameOrigins : ["'none'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  });
}

/** Allows the CMS's own styles, unsaved pictures and GitHub's API. */
function cmsSecurityPolicy(input: HostingInput): string {
  return policy(input, {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:", "https://avatars.githubusercontent.com"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", "data:", "https://api.github.com", "https://www.githubstatus.com"],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}

function policy(input: HostingInput, directives: Record<string, readonly string[]>): string {
  return Object.entries({ ...directives, ...(isSecure(input) ? { "upgrade-insecure-requests": [] } : {}) })
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

const quoted = (hashes: string[]): string[] => hashes.map((hash) => `'${hash}'`);

function isSecure({ siteUrl }: HostingInput): boolean {
  return siteUrl.startsWith("https:");
}

export function headerRules(input: HostingInput): HeaderRule[] {
  const day = 24 * 60 * 60;
  const pictures = `public, max-age=${day}, stale-while-revalidate=${7 * day}`;
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(input),
        // Not over plain HTTP (RFC 6797, 7.2). `preload` can hardly be undone: https://hstspreload.org
        ...(isSecure(input)
          ? { "Strict-Transport-Security": `max-age=${2 * 365 * day}; includeSubDomains` }
          : {}),
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
    { path: "/pictures/*", headers: { "Cache-Control": pictures } },
    { path: "/drawings/*", headers: { "Cache-Control": pictures } },
    { path: "/marks/*", headers: { "Cache-Control": pictures } },
    ...(input.hasCms
      ? [
          {
            path: "/beheer*" as const,
            headers: { "Content-Security-Policy": cmsSecurityPolicy(input), "X-Robots-Tag": "noindex" },
          },
        ]
      : []),
  ];
}

export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)));
  return Object.assign({ "Cache-Control": revalidate }, ...matching.map(({ headers }) => headers));
}
