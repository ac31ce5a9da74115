import type { Plugin, PreviewServer, ViteDevServer } from "vite";
import type { CompanyFacts } from "../supabase/functions/_shared/company-facts.ts";
import { type EmbeddedBackend, startBackend } from "./backend.ts";
import { embeddedEnvironment, embeddedSettings } from "./environment.ts";
import { functionGateway } from "./function-gateway.ts";
import { isOwnRequest } from "./own-request.ts";
import { restInterface } from "./rest-interface.ts";

/** Kept in `globalThis`, as Vite reloads this module when the configuration changes. */
const running: unique symbol = Symbol.for("embedded-backend");

/** Runs the backend in `vite dev`, where the site uses it whatever `.env` says, and in `vite preview`. */
export function embeddedBackend(company: () => CompanyFacts | undefined): Plugin {
  return {
    name: "embedded-backend",
    apply: (_config, { command }) => command === "serve" && !process.env.VITEST,
    config: ({ server }, { isPreview }) => {
      if (isPreview || !server?.port) return;
      const environment = Object.entries(embeddedEnvironment(server.port));
      return {
        server: { watch: { ignored: [`${embeddedSettings().dataDirectory}/**`] } },
        define: Object.fromEntries(
          environment.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
        ),
      };
    },
    configureServer: async (server) => {
      const backend = await serveBackend(server, server.config.server.port, company());
      server.watcher.on("change", (file) => {
        const facts = file.endsWith("bedrijf.yaml") && company();
        if (facts) backend.replaceCompany(facts);
      });
    },
    configurePreviewServer: async (server) => {
      await serveBackend(server, server.config.preview.port, company());
    },
  };
}

/** For a start while the content is invalid. */
const unknownCompany: CompanyFacts = {
  name: "Website",
  phone: "",
  emergencyPhone: "",
  email: "website@dakdekker.example",
  confirmationSender: null,
};

async function serveBackend(
  server: ViteDevServer | PreviewServer,
  port: number,
  company = unknownCompany,
): Promise<EmbeddedBackend> {
  const { logger } = server.config;
  const shared = globalThis as typeof globalThis & { [running]?: EmbeddedBackend };
  shared[running] ??= await startBackend(port, company, (text) =>
    logger.warn(text.trimEnd(), { timestamp: true }),
  );
  const backend = shared[running];
  server.middlewares.use((request, response, next) => {
    if (!/^\/\w+\/v1\b/.test(request.url ?? "") || isOwnRequest(request, port)) return next();
    response.writeHead(403).end("This backend is for the site on this machine only.");
  });
  server.middlewares.use(restInterface(backend.app));
  server.middlewares.use(functionGateway(backend.functionUrl));
  // Node's default of 5 s closes connections in use on a busy machine.
  if (server.httpServer && "keepAliveTimeout" in server.httpServer)
    server.httpServer.keepAliveTimeout = 60_000;
  const closeServer = server.close.bind(server);
  server.close = async () => {
    await closeServer();
    await backend.stop();
    delete shared[running];
  };
  return backend;
}
