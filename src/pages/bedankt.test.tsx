import { fireEvent, screen } from "@testing-library/react";
import { HelmetProvider } from "react-helmet-async";
import { afterEach, expect, test, vi } from "vitest";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { renderPage } from "../../tests/render-page";
import { quote } from "../../tests/sample-quote";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import thankYou from "../content/paginas/bedankt.yaml";
import { paths } from "../lib/paths";
import type { usePhotos } from "../photos/chosen-photos";
import { PageError } from "../sections/page-error";
import { Component } from "./bedankt";

type Sending = ReturnType<typeof usePhotos>["sending"];
const photos = vi.hoisted(() => ({ sending: undefined as Sending }));
const retryPhotos = vi.hoisted(() => vi.fn());
vi.mock("../photos/chosen-photos", () => ({ usePhotos: () => photos, retryPhotos }));

/** Two of three photographs have arrived. */
function havePhotos(progress: NonNullable<Sending>["progress"]) {
  photos.sending = { quote, count: 3, arrived: 2, waiting: [], progress };
}

afterEach(() => {
  photos.sending = undefined;
});

const after = (service: string) => [{ name: "services", label: "Diensten", value: service }];

/** Opens /bedankt after a request for a service, or without one, and returns the address of its first call. */
function openAfter(service?: string) {
  const state = service && after(service);
  const page = (
    <HelmetProvider>
      <Component />
    </HelmetProvider>
  );
  renderPage(page, { address: { pathname: paths.thankYou, state } });
  return document.querySelector('a[href^="tel:"]')?.getAttribute("href");
}

const emergencyButton = () =>
  screen.queryByRole("link", { name: `${shell.emergencyButton} ${company.emergencyPhone.display}` });

test("after a leak /bedankt says first to call the emergency number", () => {
  expect(openAfter(serviceOptions.daklekkage)).toBe(`tel:${company.emergencyPhone.dial}`);
  expect(screen.getByText(thankYou.leak.split("[")[0] ?? "", { exact: false })).toBeTruthy();
  expect(emergencyButton()).toBeTruthy();
});

test("after any other request /bedankt has the office first", () => {
  expect(openAfter(serviceOptions.dakgoten)).toBe(`tel:${company.phone.dial}`);
  expect(emergencyButton()).toBeNull();
});

const chatLink = () => document.querySelector(`a[href^="${company.chatUrl}"]`);

test.each([
  ["sending", false],
  ["arrived", false],
  ["failed", true],
  ["refused", true],
] as const)("photographs that are %s may go by WhatsApp: %s", (progress, mayGo) => {
  havePhotos(progress);
  openAfter(serviceOptions.dakgoten);
  const said = thankYou.photoProgress[progress].replace("{aangekomen}", "2").replace("{aantal}", "3");
  expect(screen.getByRole("status").textContent).toBe(said);
  expect(chatLink() !== null).toBe(mayGo);
});

test("photographs that failed are sent again at a press", () => {
  havePhotos("failed");
  openAfter(serviceOptions.dakgoten);
  fireEvent.click(screen.getByRole("button", { name: thankYou.photoProgress.retry }));
  expect(retryPhotos).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("status"));
});

test("/bedankt without its request still says what became of the photographs", () => {
  havePhotos("refused");
  openAfter();
  expect(screen.getByRole("status").textContent).toContain("2");
});

test("where /bedankt cannot come a visitor reads that the request is in", () => {
  const address = { pathname: paths.thankYou, state: after(serviceOptions.dakgoten) };
  renderPage(<PageError />, { address });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: shell.loadError.received }));
});
