import { requireContent } from "../../scripts/content/check";
import { expect, test } from "./site";

test("an address that has moved leads to the new one, also with a slash and with what follows a question mark", {
  tag: "@journey",
}, async ({ request, baseURL }) => {
  for (const { from, to } of requireContent()["doorverwijzingen.yaml"]) {
    for (const address of [from, `${from}/`, `${from}?utm_source=folder`]) {
      const page = await request.get(address);
      expect(page.status()).toBe(200);
      expect(page.url()).toBe(baseURL + (address.includes("?") ? `${to}?utm_source=folder` : to));
    }
  }
});
