import { getRequestListener } from "@hono/node-server";
import type { App } from "@supabase/lite";
import type { Connect } from "vite";

/**
 * Serves REST and Auth as middleware. The plugin @supabase/lite/vite would read standard input, and Vite exits when
 * that ends. The library's CORS header is removed, so that only Vite decides which origins may read an answer.
 */
export function restInterface(app: App): Connect.NextHandleFunction {
  const answer = getRequestListener(async (request) => {
    const response = await app.fetch(request);
    response.headers.delete("access-control-allow-origin");
    return response;
  });
  return (request, response, next) => {
    const { pathname } = new URL(`http://localhost${request.url}`);
    if (!/^\/(?:rest|auth)\/v1(?:\/|$)/.test(pathname)) return next();
    answer(request, response).catch(next);
  };
}
