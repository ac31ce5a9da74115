import type { Plugin, PreviewServer, ProxyOptions, ViteDevServer } from "vite";
import type { CompanyFacts } from "../supabase/functions/_shared/company-facts.ts";
import type { EmbeddedBackend } from "./backend.ts";
import { dataDirectory, embeddedEnvironment, functionPath, inboxPath } from "./environment.ts";
import { restInterface } from "./rest-interface.ts";

/** The backend is kept in `globalThis`, because Vite reloads this module when its configuration changes. */
const backendKey: unique symbol = Symbol.for("embedded-backend");
const globals = globalThis as typeof globalThis & { [backendKey]?: EmbeddedBackend };

/** The facts that the backend starts with while the content is invalid. */
const unknownCompany: CompanyFacts = {
  name: "Website",
  phone: "",
  emergencyPhone: "",
  email: "website@dakdekker.example",
  sendsConfirmation: false,
  closed: null,
};

/** Runs the backend in `vite preview` and `vite dev`. In `vite dev` the site uses it, whatever `.env` says. */
export function embeddedBackend(company: () => CompanyFacts | undefined): Plugin {
  return {
    name: "embedded-backend",
    apply: (_config, { command }) => command === "serve" && !process.env.VITEST,
    async config({ server, preview }, { isPreview }) {
      const port = (isPreview ? preview : server)?.port;
      if (!port) return;
      // The import is lazy, because a build does not need the packages of the backend.
      const { startBackend } = await import("./backend.ts");
      globals[backendKey] ??= await startBackend(port, company() ?? unknownCompany, (text) =>
        console.warn(text.trimEnd()),
      );
      const { functionUrl, inboxUrl } = globals[backendKey];
      const proxy = { [functionPath]: functionUrl, [inboxPath]: inboxProxy(inboxUrl) };
      if (isPreview) return { preview: { proxy } };
      const environment = Object.entries(embeddedEnvironment(port));
      return {
        server: { proxy, watch: { ignored: [`${dataDirectory()}/**`] } },
        define: Object.fromEntries(
          environment.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
        ),
      };
    },
    configureServer: serveBackend,
    configurePreviewServer: serveBackend,
  };
}

/** Removes maildev's permission for every origin to read the mails, so that only Vite decides which origins may. */
const inboxProxy = (target: string): ProxyOptions => ({
  target,
  configure: (proxy) =>
    proxy.on("proxyRes", ({ headers }) => {
      delete headers["access-control-allow-origin"];
    }),
});

function serveBackend(server: ViteDevServer | PreviewServer): void {
  const backend = globals[backendKey];
  if (!backend) return;
  server.middlewares.use(restInterface(backend.app));
  server.httpServer?.once("listening", backend.startSchedule);
  // Zero keeps idle connections open, because closing a connection may cut off the next request on it.
  if (server.httpServer && "keepAliveTimeout" in server.httpServer) server.httpServer.keepAliveTimeout = 0;
  const closeServer = server.close.bind(server);
  server.close = async () => {
    await closeServer();
    await backend.stop();
    delete globals[backendKey];
  };
}
