import { askSite, serveAgain } from "./backend";
import { home } from "./content";
import { expect, heading, test } from "./site";

test.use({ expectedProblems: /Request to http|Failed to load resource/ });

test("the service worker of a former site gives way", async ({ page }) => {
  let isFormer = true;
  const html = "<h1>De vorige website</h1>";
  const type = (text: string) => ({ headers: { "content-type": `text/${text}` } });
  const { port, close } = await serveAgain(async (request, path) => {
    if (!isFormer) return askSite(path, request);
    if (path !== "/sw.js")
      return new Response(`${html}<script>navigator.serviceWorker.register("/sw.js")</script>`, type("html"));
    const answer = `new Response("${html}", { headers: { "content-type": "text/html" } })`;
    return new Response(
      `addEventListener("fetch", (event) => event.respondWith(${answer}));
       addEventListener("activate", (event) => event.waitUntil(clients.claim()));`,
      type("javascript"),
    );
  });
  const address = `http://localhost:${port}/`;
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  isFormer = false;
  await page.goto(address);
  await expect(heading(page)).toHaveText(home.hero.heading);
  close();
});
