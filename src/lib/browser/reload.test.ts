import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { modulesAttribute } from "./prerendered-page.ts";
import { reloadOnce, reloadWhenBack } from "./reload.ts";

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal("location", { href: "https://dak.example/contact", reload });
});

const serve = (html: string) => vi.stubGlobal("fetch", async () => new Response(html));
const servePage = () => serve(`<html ${modulesAttribute}="/start.js">`);

test("a page is loaded anew once it can be fetched", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await reloadWhenBack()).toBe(false);
  servePage();
  expect(await reloadWhenBack()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page of a Wi-Fi portal is not taken for ours", async () => {
  serve("<html>Inloggen");
  expect(await reloadWhenBack()).toBe(false);
});

test("a page is loaded anew by itself at most once a minute", async () => {
  servePage();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await Promise.all([reloadOnce(), reloadOnce()])).toEqual([true, false]);
  vi.advanceTimersByTime(59_999);
  expect(await reloadOnce()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await reloadOnce()).toBe(true);
});
