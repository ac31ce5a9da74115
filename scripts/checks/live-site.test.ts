import { expect, test } from "vitest";
import { embeddedEnvironment } from "../../embedded/environment";
import { checkLiveSite, originOf } from "./live-site";

test.each([
  ["www.vandam.nl", "https://www.vandam.nl"],
  ["https://www.vandam.nl/contact", "https://www.vandam.nl"],
  ["http://localhost:4173", "http://localhost:4173"],
  ["van dam", undefined],
  ["", undefined],
])("the address %s is read as people say it", (said, origin) => {
  expect(originOf(said)).toBe(origin);
});

test("a site that does not answer is named with its address", async () => {
  const check = checkLiveSite("https://localhost:1", embeddedEnvironment(1));
  await expect(check).rejects.toThrow("https://localhost:1 antwoordt niet");
});
