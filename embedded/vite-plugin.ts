import type { Connect, Plugin, PreviewServer, ViteDevServer } from "vite";
import type { CompanyFacts } from "../supabase/functions/_shared/company-facts.ts";
import { type EmbeddedBackend, startBackend } from "./backend.ts";
import { backendPath, dataDirectory, embeddedEnvironment, embeddedKeys, inboxPath } from "./environment.ts";
import { restInterface } from "./rest-interface.ts";

const functionsPath = "/functions/v1/";
const functionPath = `${functionsPath}send-quote-email`;

/** Kept in `globalThis`, because Vite reloads this module when its configuration changes. */
const running: unique symbol = Symbol.for("embedded-backend");
const shared = globalThis as typeof globalThis & { [running]?: EmbeddedBackend };

const unknownCompany: CompanyFacts = {
  name: "Website",
  phone: "",
  emergencyPhone: "",
  email: "website@dakdekker.example",
  confirmationSender: null,
  closed: null,
};

/** Runs the backend in `vite preview` and in `vite dev`, where the site uses it whatever `.env` says. */
export function embeddedBackend(company: () => CompanyFacts | undefined): Plugin {
  return {
    name: "embedded-backend",
    apply: (_config, { command }) => command === "serve" && !process.env.VITEST,
    async config({ server, preview }, { isPreview }) {
      const port = (isPreview ? preview : server)?.port;
      if (!port) return;
      shared[running] ??= await startBackend(port, company() ?? unknownCompany, (text) =>
        console.warn(text.trimEnd()),
      );
      const { functionUrl, inboxUrl } = shared[running];
      const proxy = { [functionPath]: functionUrl, [inboxPath]: inboxUrl };
      if (isPreview) return { preview: { proxy } };
      const environment = Object.entries(embeddedEnvironment(port));
      return {
        server: { proxy, watch: { ignored: [`${dataDirectory()}/**`] } },
        define: Object.fromEntries(
          environment.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
        ),
      };
    },
    configureServer(server) {
      serveBackend(server, server.config.server.port);
    },
    configurePreviewServer(server) {
      serveBackend(server, server.config.preview.port);
    },
  };
}

function serveBackend(server: ViteDevServer | PreviewServer, port: number): void {
  const backend = shared[running];
  if (!backend) return;
  server.middlewares.use(gateway(port));
  server.middlewares.use(restInterface(backend.app));
  // Never: a server that closes an idle connection may cut off the next request on it.
  if (server.httpServer && "keepAliveTimeout" in server.httpServer) server.httpServer.keepAliveTimeout = 0;
  const closeServer = server.close.bind(server);
  server.close = async () => {
    await closeServer();
    await backend.stop();
    delete shared[running];
  };
}

/** Refuses other websites, DNS rebinding included, and calls of the function without a key, unlike the hosted gateway. */
function gateway(port: number): Connect.NextHandleFunction {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  const keys = [embeddedKeys.publishable, embeddedKeys.secret];
  return (request, response, next) => {
    const { url = "", method, headers } = request;
    // Normalises as the backend does, which also answers "/./rest/v1/".
    const { pathname } = new URL(url, "http://localhost");
    if (!backendPath.test(pathname)) return next();
    const isFromSite = !headers.origin || hosts.some((host) => headers.origin === `http://${host}`);
    if (!isFromSite || !hosts.includes(headers.host ?? ""))
      return response.writeHead(403).end("This backend is for the site on this machine only.");
    const hasKey = keys.some((key) => headers.apikey === key || headers.authorization === `Bearer ${key}`);
    if (pathname.startsWith(functionsPath) && method !== "OPTIONS" && !hasKey)
      return response.writeHead(401).end("The key is missing.");
    if (pathname.startsWith(functionsPath) && pathname !== functionPath)
      return response.writeHead(404).end("There is no such function.");
    next();
  };
}
