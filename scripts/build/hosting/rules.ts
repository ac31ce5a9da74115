/**
 * What every host must do with the site, from one source: the headers that it sends and
 * the addresses that it redirects. Pure: `static-files.ts`, `vercel.ts` and `nginx.ts` put
 * it into the format of each host. All of them serve `contact.html` at /contact, redirect
 * /contact/ to it, answer the address of any place without a page of its own with
 * `dakdekker.html`, and what does not exist with 404.html and status 404.
 */
import { paths } from "../../../src/lib/paths.ts";
import { type Alphabet, placePattern } from "../../../src/lib/place-name.ts";
import type { InlineHashes } from "./inline-hashes.ts";

export interface HostingInput extends InlineHashes {
  /** Origin of the site itself. */
  siteUrl: string;
  /** Origin of the Supabase project, the only other place that scripts may talk to. */
  supabaseUrl: string;
  /** Frames that pages may show once a visitor asks for them. */
  frameOrigins: readonly string[];
  /** Whether the build has the CMS at /beheer. */
  hasCms?: boolean;
}

/**
 * The headers for the paths that match: all of them ("/*"), or those that begin so ("/assets/*"). What a later
 * rule sets takes the place of what an earlier one set.
 */
export interface HeaderRule {
  path: `/${string}*`;
  headers: Record<string, string>;
}

/** An address without a page and the one that it leads to, both paths of this site. */
export interface Redirect {
  from: string;
  to: string;
}

/** The address of any place as a regular expression; `alphabet` is how its letters stand in what the host compares. */
export function placeAddress(alphabet: Alphabet): string {
  return `^${paths.city("")}${placePattern(alphabet)}`;
}

/** The letters of a place as they stand in an address. */
export const encodedAlphabet: Alphabet = {
  letter: "(?:[A-Za-z]|%[Cc][345]%[89ABab][0-9A-Fa-f])",
  apostrophe: "(?:'|%27|%[Ee]2%80%99)",
};

/** The same as the bytes of UTF-8. */
export const byteAlphabet: Alphabet = {
  letter: "(?:[A-Za-z]|[\\xC3-\\xC5][\\x80-\\xBF])",
  apostrophe: "(?:'|\\xE2\\x80\\x99)",
};

/**
 * How long everything is kept that no rule says more about, pages above all: it is asked for anew each time,
 * which an unchanged file answers with 304. Netlify, Cloudflare and Vercel do this by themselves; a second
 * Cache-Control in a rule for all paths would be joined to that of the folders, not replaced by it.
 */
export const revalidate = "public, max-age=0, must-revalidate";

/** Allows exactly what the built site does, and nothing by default. */
export function contentSecurityPolicy(input: HostingInput): string {
  return policy(input, {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...quoted(input.scriptHashes)],
    "style-src": quoted(input.styleHashes),
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", input.supabaseUrl],
    "frame-src": input.frameOrigins.length > 0 ? input.frameOrigins : ["'none'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    // Text never becomes code: assigning it to innerHTML and its kin fails, and no policy can be made that lets it.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  });
}

/** Allows what the CMS does: styles that its script writes, pictures not saved yet, and GitHub's interface. */
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

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => {
    if (!/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash))
      throw new Error(`"${hash}" is no hash for a CSP.`);
    return `'${hash}'`;
  });
}

/** Only the embedded site on this machine does without TLS. */
function isSecure({ siteUrl }: HostingInput): boolean {
  return siteUrl.startsWith("https:");
}

/** The rules for every host and for `npm run preview`; only the CMS's replaces a header of the rule for all. */
export function headerRules(input: HostingInput): HeaderRule[] {
  const day = 24 * 60 * 60;
  // Replaced now and then under the same name; an old one does no harm for a while.
  const pictures = `public, max-age=${day}, stale-while-revalidate=${7 * day}`;
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(input),
        // Two years, and never over plain HTTP (RFC 6797, 7.2). Without `preload`, which would bind every
        // other name of the owner's domain as well, and can hardly be undone: https://hstspreload.org
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
    // Their names change with their content.
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

/** The headers that a host following `rules` sends with `path`, a Cache-Control always among them. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)));
  return Object.assign({ "Cache-Control": revalidate }, ...matching.map(({ headers }) => headers));
}
