import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const packageManager = "/usr/bin/apt-get";
const program = "/usr/sbin/nginx";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const packages = ["nginx", "libnginx-mod-http-brotli-static", "openssl"];

/**
 * Debian's nginx with its module for brotli, to test the configuration of a server of one's own with, and
 * openssl, which makes a certificate for it; installed now where that is possible: as root, with apt-get.
 * Undefined, after a line that says so, on a machine that cannot have them.
 */
export function findNginx(): { program: string; brotliModule: string } | undefined {
  const isThere = () => [program, brotliModule, "/usr/bin/openssl"].every((file) => existsSync(file));
  if (!isThere() && existsSync(packageManager) && process.getuid?.() === 0) installNginx();
  if (isThere()) return { program, brotliModule };
  console.warn(`The nginx configuration is not tested: install ${packages.join(", ")} (Debian) to do so.`);
}

function installNginx(): void {
  // In "run level 1" Debian starts no service: it is wanted for the tests only, not on port 80.
  const options = {
    stdio: "ignore",
    env: { ...process.env, RUNLEVEL: "1", DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  try {
    execFileSync(packageManager, ["update", "-qq"], options);
    execFileSync(packageManager, ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
  } catch {
    // No network, or a system without these packages; what is missing is said by the caller.
  }
}
