import { getRequestListener } from "@hono/node-server";
import type { App } from "@supabase/lite";
import type { Connect } from "vite";

/**
 * REST and Auth as middleware. Not @supabase/lite/vite, which reads standard input: Vite exits when that ends. Vite alone
 * says which origins may read an answer; the library lets all of them.
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
