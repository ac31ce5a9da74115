import { getRequestListener } from "@hono/node-server";
import type { App } from "@supabase/lite";
import type { Connect } from "vite";

/** Of the addresses that @supabase/lite can serve, those that the hosted service has too. */
const paths = ["/rest/v1", "/auth/v1"];

/**
 * Supabase's REST and Auth interface as middleware. Not the one of @supabase/lite/vite: that loads
 * the package's command line, which reads standard input to its end, and then Vite ends the process.
 */
export function restInterface(app: App): Connect.NextHandleFunction {
  const answer = getRequestListener((request) => app.fetch(request));
  return (request, response, next) => {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (!paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return next();
    answer(request, response).catch(next);
  };
}
