import { getRequestListener } from "@hono/node-server";
import type { App } from "@supabase/lite";
import type { Connect } from "vite";

/** REST and Auth as middleware. Not @supabase/lite/vite, which reads standard input: Vite exits when that ends. */
export function restInterface(app: App): Connect.NextHandleFunction {
  const answer = getRequestListener((request) => app.fetch(request));
  return (request, response, next) => {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (!/^\/(?:rest|auth)\/v1(?:\/|$)/.test(pathname)) return next();
    answer(request, response).catch(next);
  };
}
