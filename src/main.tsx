import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app";
import "./index.css";
import { repeatEarlyClick } from "./lib/early-click";
import { reloadWhenCodeIsGone } from "./lib/late-code";
import { dropPrerenderedHead, keepPrerenderedHead } from "./lib/prerendered-head";
import { isLoaded, loadPage } from "./routes";
import { loadHeadElements } from "./ui/page-head";

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

async function start(root: HTMLElement) {
  keepPrerenderedHead();
  // The page's code comes first, so that React finds in the HTML what it would render itself.
  const page = await loadPage(window.location.pathname);
  const { prerendered } = root.dataset;

  // 404.html also answers for addresses that the app does know, such as a place without a page of its own:
  // then the HTML holds another page, whose head must go too.
  if (prerendered && (await loadPage(prerendered)) === page) {
    // As a transition React attaches in slices, between which the page can answer.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    // From now on React itself attaches at once to what is used; what was tapped before, the start script has kept.
    document.documentElement.dataset.app = "attaching";
    repeatEarlyClick();
  } else {
    // First, so that the page is never without a title.
    await loadHeadElements();
    dropPrerenderedHead();
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/** Fetches all that a page needs to be shown. Never rejects: a failure is dealt with where the page is rendered. */
async function fetchPage(pathname: string, visit?: string): Promise<void> {
  await Promise.all([loadPage(pathname, visit), loadHeadElements()]).catch(() => {});
}

/** Fetches the page behind a link that is pointed at, touched or focused, so that following it is instant. */
function prefetch({ target }: Event) {
  // By attribute: the links of the map are SVG elements, which know no pathname.
  const address =
    target instanceof Element &&
    target.closest('a[href^="/"]:not([href^="/pictures/"])')?.getAttribute("href");
  if (!address) return;
  // In a task of its own: a tap comes with its click right behind, whose answer must not wait for this.
  setTimeout(() => fetchPage(new URL(address, location.href).pathname));
}

for (const type of ["pointerover", "touchstart", "focusin"]) {
  document.addEventListener(type, prefetch, { passive: true });
}

/** How React Router calls the entry of the history that a visit starts with. */
const firstEntry = "default";

/**
 * Lets the router hear of Back and Forward when the page is there. React shows them at once, other than links, and
 * where a page is still to be fetched, as after a reload, nothing would be in view meanwhile, nor be there to focus.
 */
async function waitForPage(event: PopStateEvent) {
  const { pathname, href } = window.location;
  if (!event.isTrusted || isLoaded(pathname)) return;
  event.stopImmediatePropagation();
  await fetchPage(pathname, event.state?.key ?? firstEntry);
  // Unless the visitor has gone on meanwhile.
  if (window.location.href === href) window.dispatchEvent(new PopStateEvent("popstate", event));
}

window.addEventListener("popstate", waitForPage, { capture: true });

reloadWhenCodeIsGone();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
void start(root);
