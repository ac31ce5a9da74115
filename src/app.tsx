import { HelmetProvider } from "react-helmet-async";
import { Outlet } from "react-router-dom";
import { AuthProvider } from "./auth/auth-provider.tsx";
import shell from "./content/algemeen.yaml";
import { usePageChange } from "./hooks/use-page-change.ts";
import { menu } from "./lib/content/menu.ts";
import { FloatingContact } from "./sections/floating-contact.tsx";
import { Footer } from "./sections/footer.tsx";
import { Header } from "./sections/header.tsx";
import { TopBar } from "./sections/top-bar.tsx";
import { ToastProvider } from "./ui/toast.tsx";

/** The providers that pages of visitors and of staff need above them. */
export function Providers() {
  return (
    <HelmetProvider>
      <ToastProvider labels={shell.toast}>
        <AuthProvider>
          <Outlet />
        </AuthProvider>
      </ToastProvider>
    </HelmetProvider>
  );
}

/** The frame of a visitor's page. The `Outlet` renders the page itself. */
export function App() {
  usePageChange();

  return (
    <>
      <a href="#main" className="fixed -top-24 left-2 z-50 bg-ink px-5 py-3 text-white focus:top-2">
        {shell.skipLink}
      </a>
      <TopBar />
      <Header menu={menu} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer menu={menu} />
      <FloatingContact />
    </>
  );
}
