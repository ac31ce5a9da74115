import { HelmetProvider } from "react-helmet-async";
import { Outlet } from "react-router-dom";
import { AuthProvider } from "./auth/auth-provider";
import shell from "./content/algemeen.yaml";
import { usePageChange } from "./hooks/use-page-change";
import { menu } from "./lib/content/menu";
import { FloatingContact } from "./sections/floating-contact";
import { Footer } from "./sections/footer";
import { Header } from "./sections/header";
import { TopBar } from "./sections/top-bar";
import { ToastProvider } from "./ui/toast";

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

/** Everything around a page, and in its `Outlet` the page itself. */
export function App() {
  usePageChange();

  return (
    <>
      <a
        href="#main"
        className="print:hidden fixed -top-24 left-2 z-50 bg-ink px-5 py-3 text-white focus:top-2"
      >
        {shell.skipLink}
      </a>
      <TopBar />
      <Header menu={menu} />
      {/* Leaves room for the floating group where the margin is too narrow for it: 72rem is the page, 4.5rem the group. */}
      <div className="[--page-end:clamp(2rem,6.5rem_-_(100vw_-_72rem)/2,6.5rem)] max-lg:pb-12 max-[16rem]:pb-24">
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer menu={menu} />
        <FloatingContact />
      </div>
    </>
  );
}
