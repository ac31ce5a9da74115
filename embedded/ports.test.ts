import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { requireFreePort } from "./ports.ts";

test("a port that is taken is refused in a line that says what to do", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  await expect(requireFreePort((server.address() as AddressInfo).port)).rejects.toThrow(
    /^Poort \d+ is bezet\. .* zet SITE_PORT op een ander getal\.$/,
  );
});
