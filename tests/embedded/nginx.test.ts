import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { request as secureRequest } from "node:https";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { preview } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFreePort } from "../../embedded/ports.ts";
import { untilAnswering } from "../../embedded/until-answering.ts";
import { compressFolder } from "../../scripts/build/hosting/compress.ts";
import {
  firstNginxConfiguration,
  nginxConfiguration,
  type ServerPlaces,
} from "../../scripts/build/hosting/nginx.ts";
import { type HostingInput, headerRules } from "../../scripts/build/hosting/rules.ts";
import { headersFile, readHostingFiles, redirectsFile } from "../../scripts/build/hosting/static-files.ts";
import { prerenderedPages } from "../../scripts/build/prerendered-pages.ts";
import { findNginx } from "../../scripts/checks/nginx.ts";
import redirects from "../../src/content/doorverwijzingen.yaml";

/* A server of one's own answers as `npm run preview` does: Debian's nginx with the generated configuration. */

const nginx = findNginx();
const page = (word: string) => `<!doctype html><title>${word}</title>${`<p>${word}</p>`.repeat(200)}`;
const files = {
  "index.html": page("home"),
  "contact.html": page("contact"),
  "404.html": page("niet gevonden"),
  "dakdekker.html": page("uw woonplaats"),
  "dakdekker/den-haag.html": page("Den Haag"),
  "dakdekker/den-haag.json": JSON.stringify({ text: "Den Haag ".repeat(200) }),
  "assets/app-x1.js": "export const text = 'script';".repeat(100),
  "drawings/hero.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<path/>".repeat(300)}</svg>`,
  "pictures/dak-720.avif": "a picture",
};

const input: HostingInput = {
  siteUrl: "https://www.example.nl",
  supabaseUrl: "https://project.supabase.example",
  frameOrigins: ["https://www.openstreetmap.org"],
  scriptHashes: ["sha256-AAAA"],
  styleHashes: ["sha256-BBBB"],
};

let root: string;
let server: ChildProcess;
let site: Awaited<ReturnType<typeof preview>>;
let origins: { nginx: string; preview: string };

/** Like fetch, which would decompress the answer by itself. */
function ask(origin: string, path: string, encodings = "") {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(
        origin + path,
        { headers: encodings ? { "accept-encoding": encodings } : {} },
        async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        },
      )
        .on("error", reject)
        .end();
    },
  );
}

/** What Debian's own nginx.conf does, for a server that keeps all of its files in `folder`. */
function mainConfiguration(folder: string, included: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(" ");
  return `daemon off; pid ${join(folder, "pid")}; error_log stderr; load_module ${nginx?.brotliModule};
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary} include ${included}; }`;
}

describe.skipIf(!nginx)("nginx", () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "nginx-"));
    const dist = join(root, "dist");
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), content);
    }
    const ports = [await findFreePort(), await findFreePort()];
    origins = { nginx: `http://127.0.0.1:${ports[0]}`, preview: `http://127.0.0.1:${ports[1]}` };
    writeFileSync(join(dist, "_headers"), headersFile(headerRules(input)));
    writeFileSync(join(dist, "_redirects"), redirectsFile(redirects, ["/dakdekker", "/dakdekker/den-haag"]));
    await compressFolder(dist);

    site = await preview({
      root,
      configFile: false,
      plugins: [prerenderedPages()],
      preview: { host: "127.0.0.1", port: ports[1], strictPort: true },
    });

    // Its workers are of another user than root, who may run the tests.
    chmodSync(root, 0o755);
    writeFileSync(join(root, "nginx.conf"), mainConfiguration(root, join(root, "site.conf")));
    writeFileSync(
      join(root, "site.conf"),
      nginxConfiguration({ siteUrl: origins.nginx, root: dist, ...readHostingFiles(dist) }),
    );
    server = spawn(nginx?.program ?? "", ["-c", join(root, "nginx.conf")], { stdio: "inherit" });
    const failed = once(server, "exit").then(() => Promise.reject(new Error("nginx did not start.")));
    await untilAnswering(`${origins.nginx}/`, failed, 10_000);
  });

  afterAll(async () => {
    if (server?.exitCode === null) {
      server.kill();
      await once(server, "exit");
    }
    await site?.close();
    if (root) rmSync(root, { recursive: true, force: true });
  });

  test.each([
    "/",
    "/contact",
    "/dakdekker/den-haag",
    "/dakdekker/den-haag.json",
    "/assets/app-x1.js",
    "/drawings/hero.svg",
    "/pictures/dak-720.avif",
    "/bestaat-niet",
    "/dakdekker",
    "/dakdekker?plaats=Amersfoort",
    "/dakdekker/bergen-op-zoom",
    "/dakdekker/bergen-op-zoom/",
    "/dakdekker/bergen-op-zoom.html",
    "/dakdekker/Amersfoort",
    "/dakdekker/'s-hertogenbosch",
    "/dakdekker/%27s-hertogenbosch",
    "/dakdekker/%E2%80%99t-zand",
    "/dakdekker/sint-annaparochi%C3%AB",
    "/dakdekker/1234",
    "/dakdekker/--",
    "/dakdekker/bel-0900!",
    "/dakdekker/a%20b",
    `/dakdekker/${"x".repeat(200)}`,
    "/dakdekker/amersfoort/centrum",
    "/assets/weg.js",
    "/_headers",
    "/contact/",
    "/contact.html",
    "/index.html",
    "/contact/?utm_source=x",
    "/offerte",
    "/dakdekker/",
    "/offerte?utm_source=x",
  ])("answers %s with the same status, headers and content as the preview", async (path) => {
    const [own, wanted] = [await ask(origins.nginx, path), await ask(origins.preview, path)];
    expect(own.status).toBe(wanted.status);
    const names = [
      ...Object.keys(headerRules(input)[0]?.headers ?? {}).map((name) => name.toLowerCase()),
      "cache-control",
      "location",
    ];
    for (const name of names) expect(own.headers[name], name).toBe(wanted.headers[name]);
    if (own.status !== 301) expect(own.body.toString()).toBe(wanted.body.toString());
    const type = (answer: { headers: Record<string, unknown> }) =>
      String(answer.headers["content-type"])
        .replace(/;.*/, "")
        .replace("application/javascript", "text/javascript");
    if (own.status === 200) expect(type(own)).toBe(type(wanted));
  });

  test("sends what was compressed beforehand, brotli where the browser takes it", async () => {
    for (const [path, file] of [
      ["/", "index.html"],
      ["/contact", "contact.html"],
      ["/bestaat-niet", "404.html"],
      ["/assets/app-x1.js", "assets/app-x1.js"],
      ["/drawings/hero.svg", "drawings/hero.svg"],
    ] as const) {
      const brotli = await ask(origins.nginx, path, "gzip, deflate, br");
      expect(brotli.headers["content-encoding"], path).toBe("br");
      expect(brotliDecompressSync(brotli.body).toString()).toBe(files[file]);
      const zipped = await ask(origins.nginx, path, "gzip");
      expect(zipped.headers["content-encoding"], path).toBe("gzip");
      expect(gunzipSync(zipped.body).toString()).toBe(files[file]);
      expect(zipped.headers.vary).toBe("Accept-Encoding");
    }
  });

  test("does not say its version, and serves no compressed file by its own name", async () => {
    expect((await ask(origins.nginx, "/")).headers.server).toBe("nginx");
    expect((await ask(origins.nginx, "/contact.html.br")).status).toBe(404);
  });

  test("asks a browser to come back with what it has", async () => {
    // Both times as a browser that takes the compressed file, which has a time of its own.
    const { headers } = await fetch(`${origins.nginx}/contact`);
    const again = await fetch(`${origins.nginx}/contact`, {
      headers: { "if-modified-since": String(headers.get("last-modified")) },
    });
    expect(again.status).toBe(304);
  });
});

/* The same at a public address: first without a certificate, then with one that openssl makes in certbot's stead. */
describe.skipIf(!nginx)("nginx at a public address", () => {
  const [name, other] = ["www.example.nl", "example.nl"];
  let places: ServerPlaces;
  let folder: string;
  let daemon: ChildProcess;
  let ports: { http: number; https: number };

  const configuration = join("conf.d", "site.conf");
  const published = () => ({ siteUrl: `https://${name}`, root: join(folder, "site"), places });

  function nginxCommand(...options: string[]) {
    return spawn(nginx?.program ?? "", ["-c", join(folder, "nginx.conf"), ...options], {
      stdio: ["ignore", "ignore", "pipe"],
    });
  }

  /** As a visitor whose browser knows the certificate, and finds both names here. */
  function visit(protocol: "http" | "https", host: string, path: string) {
    const ca =
      protocol === "https" ? readFileSync(join(places.certificates, name, "fullchain.pem")) : undefined;
    const ask = protocol === "https" ? secureRequest : request;
    return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      ask(
        {
          host: "127.0.0.1",
          port: ports[protocol],
          path,
          headers: { host },
          servername: host,
          ca,
          agent: false,
        },
        async (response) => {
          const body = await text(response);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        },
      )
        .on("error", reject)
        .end();
    });
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "nginx-public-"));
    chmodSync(folder, 0o755);
    ports = { http: await findFreePort(), https: await findFreePort() };
    places = {
      http: [`127.0.0.1:${ports.http}`],
      https: [`127.0.0.1:${ports.https}`],
      certificates: join(folder, "live"),
    };
    for (const path of ["site/.well-known/acme-challenge", "conf.d", `live/${name}`]) {
      mkdirSync(join(folder, path), { recursive: true });
    }
    writeFileSync(join(folder, "site/index.html"), "Dakwerk");
    writeFileSync(join(folder, "site/.well-known/acme-challenge/token"), "answer");
    writeFileSync(join(folder, "nginx.conf"), mainConfiguration(folder, join(folder, "conf.d", "*.conf")));
    writeFileSync(join(folder, configuration), firstNginxConfiguration(published()));
    daemon = nginxCommand();
    const failed = once(daemon, "exit").then(() => Promise.reject(new Error("nginx did not start.")));
    await untilAnswering(`http://127.0.0.1:${ports.http}/.well-known/acme-challenge/token`, failed, 10_000);
  });

  afterAll(async () => {
    if (daemon?.exitCode === null) {
      daemon.kill();
      await once(daemon, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  });

  test("starts without a certificate, and lets Let's Encrypt find its answer under both names", async () => {
    for (const host of [name, other]) {
      const answer = await visit("http", host, "/.well-known/acme-challenge/token");
      expect([answer.status, answer.body]).toEqual([200, "answer"]);
      const page = await visit("http", host, "/contact");
      expect([page.status, page.headers.location]).toEqual([301, `https://${name}/contact`]);
    }
  });

  test("serves the site once there is a certificate, and goes on answering Let's Encrypt", async () => {
    const site = nginxConfiguration({
      ...published(),
      rules: headerRules({ ...input, siteUrl: `https://${name}` }),
      redirects: new Map(),
    });
    writeFileSync(join(folder, configuration), site);
    const withoutCertificate = nginxCommand("-t");
    expect(await text(withoutCertificate.stderr)).toContain("cannot load certificate");

    execFileSync(
      "openssl",
      [
        ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
        ...["-days", "1", "-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name},DNS:${other}`],
        ...["-keyout", join(places.certificates, name, "privkey.pem")],
        ...["-out", join(places.certificates, name, "fullchain.pem")],
      ],
      { stdio: "ignore" },
    );
    daemon.kill("SIGHUP");
    await expect
      .poll(() =>
        visit("https", name, "/").then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);

    const home = await visit("https", name, "/");
    expect(home.body).toBe("Dakwerk");
    expect(home.headers["strict-transport-security"]).toMatch(/^max-age=\d+/);
    const withoutWww = await visit("https", other, "/contact?a=b");
    expect([withoutWww.status, withoutWww.headers.location]).toEqual([301, `https://${name}/contact?a=b`]);
    expect((await visit("http", name, "/.well-known/acme-challenge/token")).body).toBe("answer");
  });
});

test("in public, plain HTTP and the name without www lead to the one origin of the site", () => {
  const configuration = (siteUrl: string) =>
    nginxConfiguration({
      siteUrl,
      root: "/var/www/site",
      rules: headerRules({ ...input, siteUrl }),
      redirects: new Map(),
    });
  const withWww = configuration("https://www.example.nl");
  expect(withWww).toContain("server_name www.example.nl example.nl;");
  expect(withWww.match(/return 301 https:\/\/www\.example\.nl\$request_uri;/g)).toHaveLength(2);
  expect(withWww).toContain("Strict-Transport-Security");
  expect(configuration("https://example.nl")).toContain("server_name example.nl www.example.nl;");
});
