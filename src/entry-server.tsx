import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "./app";
import { loadPage } from "./routes";

export { notFoundPath, routes } from "./routes";
export { shareImageAddress, shareImageOf, shareImageSize } from "./share-images";
export { structuredData } from "./structured-data";

/** The HTML of one address, with the elements for the head in front of the markup. */
export async function render(path: string): Promise<string> {
  await loadPage(path);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
