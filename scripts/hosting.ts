/**
 * The headers that every host sends with the site, from one source, in the format of
 * each: `_headers` for Netlify and Cloudflare Pages, `vercel.json` for Vercel. Pure: it
 * knows nothing of files.
 */

export interface HostingInput {
  /** Origin of the Supabase project, the only place that scripts may talk to. */
  supabaseUrl: string;
  /** Frames that pages may show once a visitor asks for them. */
  frameOrigins: readonly string[];
  /** `'sha256-…'` of each inline script and style in the built HTML, without the quotes. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/** One rule: the paths it is for, as a path prefix or all of them, and its headers. */
export interface HeaderRule {
  path: "/*" | "/assets/*";
  headers: Record<string, string>;
}

/** Allows exactly what the built site does, and nothing by default. */
export function contentSecurityPolicy(input: HostingInput): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...quoted(input.scriptHashes)],
    "style-src": ["'self'", ...quoted(input.styleHashes)],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": [input.supabaseUrl],
    "frame-src": input.frameOrigins.length > 0 ? input.frameOrigins : ["'none'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => {
    if (!/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(hash))
      throw new Error(`"${hash}" is no hash for a CSP.`);
    return `'${hash}'`;
  });
}

/** The rules for every host and for `npm run preview`, the general one first. */
export function headerRules(input: HostingInput): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(input),
        // Two years, as the preload list asks; https://hstspreload.org
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy":
          "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
      },
    },
    // Their names change with their content. Everything else is asked for anew by the
    // default of all three hosts; a second Cache-Control here would be joined to this one.
    { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
  ];
}

/** The longest line of `_headers` that Cloudflare reads: https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2000;

/** The file `_headers`, which Netlify and Cloudflare Pages both read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    const tooLong = lines.find((line) => line.length > longestLine);
    if (tooLong) throw new Error(`A header is over ${longestLine} characters: ${tooLong.slice(0, 60)}…`);
    return [path, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** The part of `vercel.json` that makes Vercel answer like the others. */
export function vercelConfiguration(rules: readonly HeaderRule[]): object {
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: path.replace("*", "(.*)"),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
}
