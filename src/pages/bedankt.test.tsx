import { act, fireEvent, screen } from "@testing-library/react";
import { HelmetProvider } from "react-helmet-async";
import { afterEach, expect, test, vi } from "vitest";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request.ts";
import { renderPage } from "../../tests/render-page.tsx";
import { quote } from "../../tests/sample-quote.ts";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import thankYou from "../content/paginas/bedankt.yaml";
import { keepSentQuote } from "../hooks/use-sent-quote.ts";
import { paths } from "../lib/paths.ts";
import type { usePhotos } from "../photos/chosen-photos.ts";
import { PageError } from "../sections/page-error.tsx";
import { Component } from "./bedankt.tsx";

type Delivery = ReturnType<typeof usePhotos>["delivery"];
const photos = vi.hoisted(() => ({ delivery: undefined as Delivery }));
const retryPhotos = vi.hoisted(() => vi.fn());
vi.mock("../photos/chosen-photos.ts", () => ({ usePhotos: () => photos, retryPhotos }));

/** Makes the page find that two of three photographs have arrived. */
function havePhotos(progress: NonNullable<Delivery>["progress"]) {
  photos.delivery = { quote, count: 3, arrivals: 2, rest: [], progress };
}

afterEach(() => {
  photos.delivery = undefined;
});

/** The state of /bedankt after a request. */
const state = { isSent: true };

/** Opens /bedankt after a request for a service. */
async function openAfter(service: string) {
  keepSentQuote({
    request: { ...quote, services: [service] },
    rows: [{ name: "services", label: "Diensten", value: service }],
  });
  const page = (
    <HelmetProvider>
      <Component />
    </HelmetProvider>
  );
  const { router } = renderPage(page);
  await act(() => router.navigate(paths.thankYou, { state }));
  return router;
}

const firstCall = () => document.querySelector('a[href^="tel:"]')?.getAttribute("href");
const emergencyButton = () =>
  screen.queryByRole("link", { name: `${shell.emergencyButton} ${company.emergencyPhone.display}` });

test("after a leak /bedankt says first to call the emergency number", async () => {
  await openAfter(serviceOptions.daklekkage);
  expect(firstCall()).toBe(`tel:${company.emergencyPhone.dial}`);
  expect(screen.getByText(thankYou.leak.split("[")[0] ?? "", { exact: false })).toBeTruthy();
  expect(emergencyButton()).toBeTruthy();
});

test("after any other request /bedankt has the office first", async () => {
  await openAfter(serviceOptions.dakgoten);
  expect(firstCall()).toBe(`tel:${company.phone.dial}`);
  expect(emergencyButton()).toBeNull();
});

const chatLink = () => document.querySelector(`a[href^="${company.chatUrl}"]`);

test.each([
  ["sending", false],
  ["arrived", false],
  ["failed", true],
  ["refused", true],
] as const)("photographs that are %s may go by WhatsApp: %s", async (progress, mayGo) => {
  havePhotos(progress);
  await openAfter(serviceOptions.dakgoten);
  const text = thankYou.photoProgress[progress].replace("{aangekomen}", "2").replace("{aantal}", "3");
  expect(screen.getByRole("status").textContent).toBe(text);
  expect(chatLink() !== null).toBe(mayGo);
});

test("photographs that failed are sent again at a press", async () => {
  havePhotos("failed");
  await openAfter(serviceOptions.dakgoten);
  fireEvent.click(screen.getByRole("button", { name: thankYou.photoProgress.retry }));
  expect(retryPhotos).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("status"));
});

test("Back to /bedankt thanks without a word of the request", async () => {
  const router = await openAfter(serviceOptions.dakgoten);
  expect(screen.getByText(serviceOptions.dakgoten)).toBeTruthy();
  await act(() => router.navigate(paths.home));
  await act(() => router.navigate(-1));
  expect(screen.getByRole("heading", { name: thankYou.heading })).toBeTruthy();
  expect(screen.queryByText(serviceOptions.dakgoten)).toBeNull();
});

test("a browser that keeps the page when it is left keeps no request", async () => {
  await openAfter(serviceOptions.dakgoten);
  act(() => void dispatchEvent(new Event("pagehide")));
  expect(screen.queryByText(serviceOptions.dakgoten)).toBeNull();
});

test("where /bedankt cannot come a visitor reads that the request is in", () => {
  renderPage(<PageError />, { address: { pathname: paths.thankYou, state } });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: shell.loadError.received }));
});
