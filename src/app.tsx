import { Suspense, use, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { AuthProvider } from "./auth/auth-provider";
import { auth } from "./content/auth";
import { company } from "./content/company";
import { services } from "./content/services";
import { shell } from "./content/shell";
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
  const { pathname } = useLocation();
  return use(loadPage(pathname));
}

/** Everything around a page, and the page itself. Needs a router above it. */
export function App() {
  const { pathname, key } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const onMenuChange = useCallback((open: boolean) => setMenuOpen(open), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu, whatever led there
  useEffect(() => setMenuOpen(false), [pathname, key]);

  // From now on the page reacts; what was tapped before, the start script has kept.
  // Last of the effects: the one above would close again the menu that is opened here.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
    window.earlyClick?.click();
    delete window.earlyClick;
  }, []);

  return (
    <ToastProvider labels={shell.toast}>
      <AuthProvider texts={auth}>
        <a
          href="#main"
          inert={menuOpen}
          className="sr-only z-50 bg-ink px-5 py-3 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {shell.skipLink}
        </a>
        <div inert={menuOpen}>
          <TopBar content={shell.topBar} phone={company.phone} />
        </div>
        <Header
          content={shell}
          company={company}
          services={services}
          menuOpen={menuOpen}
          onMenuChange={onMenuChange}
        />
        <div inert={menuOpen} className="max-rail:pb-13">
          <main id="main" tabIndex={-1}>
            <Suspense fallback={<div className="min-h-screen" />}>
              <ErrorBoundary key={pathname} content={shell.loadError} phone={company.phone}>
                <CurrentPage />
              </ErrorBoundary>
            </Suspense>
          </main>
          {/* Attached after the rest, in a task of its own: a phone stays quick to answer. */}
          <Suspense>
            <Footer content={shell} company={company} year={new Date().getFullYear()} />
            <FloatingContact content={shell.floating} company={company} />
          </Suspense>
        </div>
        <ScrollMemory />
      </AuthProvider>
    </ToastProvider>
  );
}
