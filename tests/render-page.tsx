import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, type LoaderFunction, type Location, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { ToastContext } from "../src/hooks/use-toast.ts";

interface Place {
  loader?: LoaderFunction;
  address?: string | Partial<Location>;
  /** The prerendered data, which the page uses until the loader runs. */
  data?: unknown;
}

/** Renders a part of a page in the router, and returns that router and the toasts that it shows. */
export function renderPage(part: ReactNode, { loader, address = "/", data }: Place = {}) {
  const toast = { show: vi.fn(), hide: vi.fn(), prepare: vi.fn() };
  const element = <ToastContext value={toast}>{part}</ToastContext>;
  const router = createMemoryRouter([{ id: "page", path: "*", loader, element }], {
    initialEntries: [address],
    hydrationData: data ? { loaderData: { page: data } } : undefined,
  });
  return { toast, router, ...render(<RouterProvider router={router} />) };
}
