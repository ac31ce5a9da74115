import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { loadEnv } from "vite";
import { buildEnvironment } from "./build-environment";
import { compressFolder } from "./hosting/compress";
import { firstNginxConfiguration, nginxConfiguration, siteNames } from "./hosting/nginx";
import { readHostingFiles } from "./hosting/static-files";

/*
 * `npm run build:nginx`: from dist/, what a server of one's own needs. dist-nginx/site/ goes to
 * /var/www/<host>, with a compressed copy beside each file; to /etc/nginx/conf.d/site.conf goes
 * dist-nginx/first.conf, until there is a certificate, and then dist-nginx/site.conf.
 */
const { VITE_SITE_URL: siteUrl } = buildEnvironment(loadEnv("production", process.cwd(), ""));
const root = `/var/www/${new URL(siteUrl).hostname}`;

await rm("dist-nginx", { recursive: true, force: true });
await cp("dist", "dist-nginx/site", { recursive: true });
await compressFolder("dist-nginx/site");
await writeFile("dist-nginx/site.conf", nginxConfiguration({ siteUrl, root, ...readHostingFiles("dist") }));
console.log(
  `dist-nginx/ is ready: ${(await readdir("dist-nginx/site", { recursive: true })).length} files for ${root}, and site.conf.`,
);

// The embedded site on this machine does without TLS.
if (siteUrl.startsWith("https:")) {
  const [name, other] = siteNames(siteUrl);
  await writeFile("dist-nginx/first.conf", firstNginxConfiguration({ siteUrl, root }));
  console.log(`The first time, before there is a certificate: put first.conf at /etc/nginx/conf.d/site.conf, reload nginx, and
  certbot certonly --webroot -w ${root} --cert-name ${name} -d ${name} -d ${other} --deploy-hook "systemctl reload nginx"`);
}
