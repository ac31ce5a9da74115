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
const page = await loadPage(window.location.pathname);
const { prerendered } = root.dataset;

// 404.html also answers for addresses that the app does know, such as a place without a page of its own:
// then the HTML holds another page, whose head must go too.
if (prerendered && (await loadPage(prerendered)) === page) {
  hydrateRoot(root, app);
} else {
  const ofThePage = "title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property]";
  for (const element of document.head.querySelectorAll(ofThePage)) element.remove();
  root.replaceChildren();
  createRoot(root).render(app);
}
