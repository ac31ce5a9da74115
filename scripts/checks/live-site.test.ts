import { expect, test } from "vitest";
import { embeddedEnvironment } from "../../embedded/environment.ts";
import { checkLiveSite } from "./live-site.ts";

test.each([
  ["localhost:1", "https://localhost:1 antwoordt niet"],
  ["https://localhost:1/contact", "https://localhost:1 antwoordt niet"],
  ["http://localhost:1", "http://localhost:1 antwoordt niet"],
  ["van dam", "Welk adres?"],
  ["", "Welk adres?"],
])('the check of a live site reads the address "%s" as people do', async (address, answer) => {
  await expect(checkLiveSite(address, embeddedEnvironment(1))).rejects.toThrow(answer);
});
