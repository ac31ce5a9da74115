import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { modulesAttribute } from "./prerendered-page";
import { reloadOnce, reloadWhenBack } from "./reload";

const page = "https://dak.example/contact";
const [start, form, former] = ["/start-2.js", "/form-2.js", "/start-1.js"];
const html = `<html ${modulesAttribute}="${start}">`;

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal("location", { href: page, reload });
});

/** Lets the server have these files, and the tab have asked for those of code. */
function serve(files: Record<string, string>, ...asked: string[]) {
  vi.stubGlobal("fetch", async (address: string) => {
    const file = files[new URL(address).pathname];
    return new Response(file, { status: file === undefined ? 404 : 200 });
  });
  const resources = asked.map((path) => ({ name: new URL(path, page).href })) as PerformanceResourceTiming[];
  const spy = vi.spyOn(performance, "getEntriesByType").mockReturnValue(resources);
  onTestFinished(() => spy.mockRestore());
}

test("a page is loaded anew once all of its code can be fetched", async () => {
  serve({ "/contact": html, [start]: "" }, start, form);
  expect(await reloadWhenBack()).toBe(false);
  serve({ "/contact": html, [start]: "", [form]: "" }, start, form);
  expect(await reloadWhenBack()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page of an earlier release is loaded anew though its code is gone", async () => {
  serve({ "/contact": html, [start]: "" }, former);
  expect(await reloadWhenBack()).toBe(true);
});

test("a page of a Wi-Fi portal is not taken for ours", async () => {
  serve({ "/contact": "<html>Inloggen" }, start);
  expect(await reloadWhenBack()).toBe(false);
});

test("a page is loaded anew by itself at most once a minute", async () => {
  serve({ "/contact": html, [start]: "" }, start);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await reloadOnce()).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(await reloadOnce()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await reloadOnce()).toBe(true);
});
