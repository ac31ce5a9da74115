import { expect, test, vi } from "vitest";
import { lateModule } from "./late-module";

test("code is fetched once, and is there from then on", async () => {
  const load = vi.fn(async () => "code");
  const module = lateModule(load);
  expect(module.fetched).toBeUndefined();
  expect(await module.fetch()).toBe("code");
  expect(await module.fetch()).toBe("code");
  expect(module.fetched).toBe("code");
  expect(load).toHaveBeenCalledTimes(1);
});

test("code that could not be fetched is asked for anew", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("no network")).mockResolvedValueOnce("code");
  const module = lateModule(load);
  await expect(module.fetch()).rejects.toThrow("no network");
  expect(await module.fetch()).toBe("code");
});
