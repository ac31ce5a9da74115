// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { HelmetProvider } from "react-helmet-async";
import { afterEach, expect, test } from "vitest";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { renderPage } from "../../tests/render-page";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import thankYou from "../content/paginas/bedankt.yaml";
import { paths } from "../lib/paths";
import { Component } from "./bedankt";

afterEach(cleanup);

/** Opens /bedankt after a request for a service, and returns the address of its first call. */
function openAfter(service: string) {
  const state = [{ name: "services", label: "Diensten", value: service }];
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
