// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { usePage } from "./use-page";

afterEach(cleanup);

function Page() {
  const { path, trail } = usePage();
  return (
    <p>
      {path} under {trail.map(({ label }) => label).join(", ")}
    </p>
  );
}

test.each(["/contact", "/Contact", "/contact/"])(
  "the page at %s has one URL, and its breadcrumbs",
  (path) => {
    const handle = { trail: [{ label: "Home", path: "/" }] };
    const router = createMemoryRouter([{ path: "/contact", element: <Page />, handle }], {
      initialEntries: [path],
    });
    render(<RouterProvider router={router} />);
    expect(screen.getByText("/contact under Home")).toBeDefined();
  },
);
