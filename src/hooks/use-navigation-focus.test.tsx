// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useNavigationFocus } from "./use-navigation-focus";

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

function Site() {
  useNavigationFocus();
  return <Outlet />;
}

function start() {
  const page = (name: string, to: string) => (
    <>
      <h1>{name}</h1>
      <Link to="/elders">elders</Link>
      <Link to={to}>verder</Link>
    </>
  );
  const router = createMemoryRouter([
    {
      element: <Site />,
      children: [
        { path: "/", element: page("Home", "/contact") },
        { path: "/contact", element: page("Contact", "/") },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

const isFocused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

test("nothing takes focus on the first page", () => {
  start();
  expect(document.activeElement).toBe(document.body);
});

test("a new page gives focus to its heading, and Back to the link that was followed", async () => {
  const router = start();
  screen.getByRole("link", { name: "verder" }).click();
  await isFocused(await screen.findByRole("heading", { name: "Contact" }));
  await router.navigate(-1);
  await screen.findByRole("heading", { name: "Home" });
  await isFocused(screen.getByRole("link", { name: "verder" }));
});
