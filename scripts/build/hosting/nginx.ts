import { paths } from "../../../src/lib/paths.ts";
import { byteAlphabet, type HeaderRule, headersFor, placeAddress } from "./rules.ts";

/** Where the server listens to the world, and where its certificates are: each in a folder with the name of its host. */
export interface ServerPlaces {
  http: readonly string[];
  https: readonly string[];
  certificates: string;
}

/** A server of one's own with the certificates of certbot. */
const debianPlaces: ServerPlaces = {
  http: ["80", "[::]:80"],
  https: ["443", "[::]:443"],
  certificates: "/etc/letsencrypt/live",
};

export interface NginxInput {
  /** Origin of the site. Over https it is served to the world, and every other way in leads there; otherwise on its own port of this machine. */
  siteUrl: string;
  /** Folder of the site's files on the server. */
  root: string;
  rules: readonly HeaderRule[];
  /** Target by address. */
  redirects: ReadonlyMap<string, string>;
  places?: ServerPlaces;
}

const head = `# Written by "npm run build:nginx" from the same source as the files of the other hosts.\n`;

/** The site's name, and the same with or without "www.", in this order. */
export function siteNames(siteUrl: string): [name: string, other: string] {
  const { hostname } = new URL(siteUrl);
  return [hostname, hostname.startsWith("www.") ? hostname.slice("www.".length) : `www.${hostname}`];
}

/**
 * What nginx starts with, before there is a certificate: Let's Encrypt looks for its answer here and gives one.
 * With `nginxConfiguration`, which takes its place then, nginx does not start as long as the certificate is missing.
 */
export function firstNginxConfiguration({
  siteUrl,
  root,
  places = debianPlaces,
}: Pick<NginxInput, "siteUrl" | "root" | "places">): string {
  return head + plainServer(siteUrl, root, places);
}

/**
 * The site for nginx, to be included in its `http` block (Debian: a file in /etc/nginx/conf.d/). It
 * serves the `.br` and `.gz` beside a file where there is one; for the former Debian's
 * package libnginx-mod-http-brotli-static is needed, as no nginx has it built in.
 */
export function nginxConfiguration({
  siteUrl,
  root,
  rules,
  redirects,
  places = debianPlaces,
}: NginxInput): string {
  const { protocol, hostname, port } = new URL(siteUrl);
  const isSecure = protocol === "https:";
  const folders = rules.filter(({ path }) => path !== "/*");
  // In nginx the headers of one location replace all others, so that what differs is a variable.
  const general = headersFor("/", rules);
  const differing = [...new Set(folders.flatMap(({ headers }) => Object.keys(headers)))];
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

  return `${head}
${differing
  .map(
    (name) => `map $uri ${variable(name)} {
  default ${quote(general[name] ?? "")};
${folders.flatMap(({ path, headers }) => (headers[name] ? `  ~^${path.slice(0, -1)} ${quote(headers[name])};` : [])).join("\n")}
}
`,
  )
  .join("\n")}
map $uri $site_redirect {
${[...redirects].map(([from, to]) => `  ${from} ${to};`).join("\n")}
}
${isSecure ? plainServer(siteUrl, root, places) + otherNameServer(siteUrl, places) : ""}
server {
${isSecure ? secureListen(hostname, hostname, places) : `  listen 127.0.0.1:${port};\n  server_name ${hostname} 127.0.0.1;`}
  root ${root};
  charset utf-8;
  charset_types text/plain text/xml text/javascript application/javascript application/json image/svg+xml;
  server_tokens off;
  # Addresses stay relative, so that it works behind a proxy too.
  absolute_redirect off;
  brotli_static on;
  gzip_static on;
  gzip_vary on;

${[...new Set([...Object.keys(general), ...differing])]
  .map(
    (name) =>
      `  add_header ${name} ${differing.includes(name) ? variable(name) : quote(general[name] ?? "")} always;`,
  )
  .join("\n")}

  if ($site_redirect) { return 301 $site_redirect$is_args$args; }
  # One page has one address.
  rewrite ^/index(?:\\.html)?/?$ / permanent;
  rewrite ^/(.+)\\.html/?$ /$1 permanent;
  rewrite ^/(.+)/$ /$1 permanent;

  error_page 404 @missing;
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
  location @missing { try_files /404.html =404; }
  # Any place without a page of its own.
  location ~ "${placeAddress(byteAlphabet)}" { try_files $uri.html ${paths.anyPlace}.html =404; }
  # Instructions for other hosts, and files that are compressed already.
  location ~ ^/_|\\.(?:br|gz)$ { return 404; }
}
`;
}

/** A value of a header as nginx reads it: quoted, as a policy holds quotes and semicolons. */
function quote(value: string): string {
  if (/["\\$]/.test(value)) throw new Error(`nginx would read more than text in: ${value}`);
  return `"${value}"`;
}

/** Plain HTTP leads to the one origin of the site, all but the questions of Let's Encrypt. */
function plainServer(siteUrl: string, root: string, { http }: ServerPlaces): string {
  const names = siteNames(siteUrl);
  return `
server {
${listen(http)}
  server_name ${names.join(" ")};
  server_tokens off;
  # Where Let's Encrypt looks when it gives the certificate, and when it renews it.
  location ^~ /.well-known/acme-challenge/ { root ${root}; }
  location / { return 301 https://${names[0]}$request_uri; }
}
`;
}

/** The name with or without "www." leads to the one origin of the site. */
function otherNameServer(siteUrl: string, places: ServerPlaces): string {
  const [name, other] = siteNames(siteUrl);
  return `
server {
${secureListen(other, name, places)}
  server_tokens off;
  return 301 https://${name}$request_uri;
}
`;
}

function listen(addresses: readonly string[], options = ""): string {
  return addresses.map((address) => `  listen ${address}${options};`).join("\n");
}

/** One certificate, for both names. */
function secureListen(name: string, certificate: string, { https, certificates }: ServerPlaces): string {
  const folder = `${certificates}/${certificate}`;
  return `${listen(https, " ssl http2")}
  server_name ${name};
  ssl_certificate ${folder}/fullchain.pem;
  ssl_certificate_key ${folder}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;`;
}
