import { HelmetProvider } from "react-helmet-async";
import { Outlet, useLocation } from "react-router-dom";
import { AuthProvider } from "./auth/auth-provider";
import shell from "./content/algemeen.yaml";
import company from "./content/bedrijf.yaml";
import { usePageChange } from "./hooks/use-page-change";
import { menu } from "./lib/content/menu";
import { paths } from "./lib/paths";
import { FloatingContact } from "./sections/floating-contact";
import { Footer } from "./sections/footer";
import { Header } from "./sections/header";
import { TopBar } from "./sections/top-bar";
import { LoadError } from "./ui/load-error";
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
      <a href="#main" className="fixed -top-24 left-2 z-50 bg-ink px-5 py-3 text-white focus:top-2">
        {shell.skipLink}
      </a>
      <TopBar />
      <Header menu={menu} />
      <div className="beside-floating max-lg:pb-12 max-[16rem]:pb-24">
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer menu={menu} />
        <FloatingContact />
      </div>
    </>
  );
}

/** In place of a page that could not be shown; where that is the thank-you page, the request did come in. */
export function PageError() {
  const { pathname, state } = useLocation();
  const { received, ...content } = shell.loadError;
  const isSent = pathname === paths.thankYou && Boolean(state);
  const words = isSent
    ? { ...content, heading: received, text: `${content.heading}. ${content.text}` }
    : content;
  return <LoadError content={words} phone={company.phone} />;
}
