import { fireEvent, screen } from "@testing-library/react";
import { HelmetProvider } from "react-helmet-async";
import { afterEach, expect, test, vi } from "vitest";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { renderPage } from "../../tests/render-page";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import thankYou from "../content/paginas/bedankt.yaml";
import { paths } from "../lib/paths";
import type { usePhotos } from "../photos/chosen-photos";
import { PageError } from "../sections/page-error";
import { Component } from "./bedankt";

type SentPhotos = ReturnType<typeof usePhotos>["sent"];
const photos = vi.hoisted(() => ({ sent: undefined as SentPhotos }));
vi.mock("../photos/chosen-photos", () => ({ usePhotos: () => photos }));

afterEach(() => {
  photos.sent = undefined;
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

const retry = vi.fn();
const chatLink = () => document.querySelector(`a[href^="${company.chatUrl}"]`);

test.each([
  ["sending", false],
  ["arrived", false],
  ["failed", true],
  ["refused", true],
] as const)("photographs that are %s may go by WhatsApp: %s", (progress, mayGo) => {
  photos.sent = { count: 3, progress, retry };
  openAfter(serviceOptions.dakgoten);
  const said = thankYou.photoProgress[progress].replace("{aantal}", "3");
  expect(screen.getByRole("status").textContent).toBe(said);
  expect(chatLink() !== null).toBe(mayGo);
});

test("photographs that failed are sent again at a press", () => {
  photos.sent = { count: 3, progress: "failed", retry };
  openAfter(serviceOptions.dakgoten);
  fireEvent.click(screen.getByRole("button", { name: thankYou.photoProgress.retry }));
  expect(retry).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("status"));
});

test("/bedankt without its request still says what became of the photographs", () => {
  photos.sent = { count: 0, progress: "refused", retry };
  openAfter();
  expect(screen.getByRole("status").textContent).toContain(thankYou.photoProgress.refused);
});

test("where /bedankt cannot come a visitor reads that the request is in", () => {
  const address = { pathname: paths.thankYou, state: after(serviceOptions.dakgoten) };
  renderPage(<PageError />, { address });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: shell.loadError.received }));
});
