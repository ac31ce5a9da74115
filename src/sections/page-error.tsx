import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { reloadOnce } from "../lib/browser/reload-once";
import { paths } from "../lib/paths";
import { Button } from "../ui/button";
import { Container } from "../ui/container";
import { PhoneLink } from "../ui/phone-link";

const focus = (heading: HTMLElement | null) => heading?.focus();

/** In place of a page that could not be shown: nothing during a reload, else how to go on, until the network is back. */
export function PageError() {
  const { pathname, state } = useLocation();
  const [reloading, setReloading] = useState(true);

  useEffect(() => {
    setReloading(reloadOnce());
    // React Router keeps what failed, so that only a new document can show the page.
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);

  if (reloading) return <div className="min-h-screen" />;
  const { heading, text, reload, received } = shell.loadError;
  // Instead of the thank-you page: the request did come in.
  const isSent = pathname === paths.thankYou && Boolean(state);
  return (
    <Container className="py-section">
      <h1 ref={focus} tabIndex={-1} className="text-title">
        {isSent ? received : heading}
      </h1>
      <p className="mt-4 max-w-text text-lead text-slate">
        {isSent ? `${heading}. ${text}` : text} <PhoneLink phone={company.phone} />
      </p>
      <Button type="button" className="mt-8" onClick={() => window.location.reload()}>
        {reload}
      </Button>
    </Container>
  );
}
