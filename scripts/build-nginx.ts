import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { loadEnv } from "vite";
import { buildEnvironment } from "./build-environment";
import { compressFolder } from "./hosting/compress";
import { nginxConfiguration } from "./hosting/nginx";
import { readHostingFiles } from "./hosting/static-files";

/*
 * `npm run build:nginx`: from dist/, what a server of one's own needs. dist-nginx/site/ goes to
 * /var/www/<host>, with a compressed copy beside each file; dist-nginx/site.conf to /etc/nginx/conf.d/.
 */
const { VITE_SITE_URL: siteUrl } = buildEnvironment({
  ...loadEnv("production", process.cwd(), "VITE_"),
  ...process.env,
});
const root = `/var/www/${new URL(siteUrl).hostname}`;

await rm("dist-nginx", { recursive: true, force: true });
await cp("dist", "dist-nginx/site", { recursive: true });
await compressFolder("dist-nginx/site");
await writeFile("dist-nginx/site.conf", nginxConfiguration({ siteUrl, root, ...readHostingFiles("dist") }));
console.log(
  `dist-nginx/ is ready: ${(await readdir("dist-nginx/site", { recursive: true })).length} files for ${root}, and site.conf.`,
);
