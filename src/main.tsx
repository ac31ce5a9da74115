import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app";
import "./index.css";
import { loadPage } from "./routes";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The page's code comes first, so that React finds in the HTML what it would render itself.
await loadPage(window.location.pathname);

// Only HTML that was prerendered for this very address may be hydrated: 404.html also answers for
// addresses that the app does know, such as a place without a page of its own.
if (root.dataset.prerendered === window.location.pathname.replace(/(.)\/$/, "$1")) {
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
