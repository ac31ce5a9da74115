import { configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, type LoaderFunction, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { ToastContext } from "../src/hooks/use-toast.ts";

// A slow machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 30_000 });

/** Renders a part of a page in the router, with the data of `loader`, and returns the toasts that it shows. */
export function renderPage(part: ReactNode, loader?: LoaderFunction) {
  const toast = { show: vi.fn(), hide: vi.fn(), prepare: vi.fn() };
  const router = createMemoryRouter([
    { path: "*", loader, element: <ToastContext value={toast}>{part}</ToastContext> },
  ]);
  return { toast, ...render(<RouterProvider router={router} />) };
}
