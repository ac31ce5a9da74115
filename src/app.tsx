import { Suspense, use, useCallback, useDeferredValue, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { AuthProvider } from "./auth/auth-provider";
import shell from "./content/algemeen.yaml";
import company from "./content/bedrijf.yaml";
import { services } from "./lib/content/services";
import { loadPage } from "./routes";
import { FloatingContact } from "./sections/floating-contact";
import { Footer } from "./sections/footer";
import { Header } from "./sections/header";
import { TopBar } from "./sections/top-bar";
import { ErrorBoundary } from "./ui/error-boundary";
import { ScrollMemory } from "./ui/scroll-memory";
import { ToastProvider } from "./ui/toast";

/** The page of the current address; keeps the previous one in view while the next is fetched. */
function CurrentPage() {
  const { pathname, key } = useLocation();
  return use(loadPage(pathname, key));
}

// Elements that never change, so that opening the menu does not render them again.
const topBar = <TopBar content={shell.topBar} phone={company.phone} />;
const currentPage = <CurrentPage />;
/* Attached after the rest, in a task of its own: a phone stays quick to answer. */
const pageEnd = (
  <Suspense>
    <Footer content={shell} company={company} year={new Date().getFullYear()} />
    <FloatingContact content={shell.floating} company={company} />
  </Suspense>
);

/** Everything around a page, and the page itself. Needs a router above it. */
export function App() {
  const { pathname, key } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  // A moment later than the menu itself, because the browser has to go over the whole page for it.
  const inert = useDeferredValue(menuOpen);
  const onMenuChange = useCallback((open: boolean) => setMenuOpen(open), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu, whatever led there
  useEffect(() => setMenuOpen(false), [pathname, key]);

  // For tests and the bench, which must not meet a page that is still attaching.
  useEffect(() => {
    document.documentElement.dataset.app = "ready";
  }, []);

  return (
    <ToastProvider labels={shell.toast}>
      <AuthProvider>
        <a
          href="#main"
          inert={inert}
          className="sr-only z-50 bg-ink px-5 py-3 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {shell.skipLink}
        </a>
        <div inert={inert}>{topBar}</div>
        <Header
          content={shell}
          company={company}
          services={services}
          menuOpen={menuOpen}
          onMenuChange={onMenuChange}
        />
        <div inert={inert} className="max-rail:pb-13">
          <main id="main" tabIndex={-1}>
            <Suspense fallback={<div className="min-h-screen" />}>
              <ErrorBoundary key={pathname} visit={key} content={shell.loadError} phone={company.phone}>
                {currentPage}
              </ErrorBoundary>
            </Suspense>
          </main>
          {pageEnd}
        </div>
        <ScrollMemory />
      </AuthProvider>
    </ToastProvider>
  );
}
