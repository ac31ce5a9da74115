import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import shell from "../content/algemeen.yaml";
import company from "../content/bedrijf.yaml";
import { reloadOnce, reloadWhenBack } from "../lib/browser/reload.ts";
import { paths } from "../lib/paths.ts";
import { Button } from "../ui/button.tsx";
import { Container } from "../ui/container.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { Spinner } from "../ui/spinner.tsx";

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Replaces a page that could not be shown. React Router keeps the failure, so only a reload can show the page. */
export function PageError() {
  const { pathname, state } = useLocation();
  const [isTrying, setTrying] = useState(false);
  // On the thank-you page photographs of a stored request may still be under way, so nothing reloads that page by itself.
  const isSent = pathname === paths.thankYou && Boolean(state);

  async function attempt(reload: () => Promise<boolean>) {
    setTrying(true);
    setTrying(await reload());
  }
  const retry = () => void attempt(reloadWhenBack);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (isSent) return;
    void attempt(reloadOnce);
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);

  const { heading, text, reload, received } = shell.loadError;
  return (
    <Container className="py-section">
      <h1 ref={focus} tabIndex={-1} className="text-title">
        {isSent ? received : heading}
      </h1>
      <p className="mt-4 text-lead text-slate">
        {isSent ? `${heading}. ${text}` : text} <PhoneLink phone={company.phone} />
      </p>
      <Button type="button" className="mt-8" disabled={isTrying} onClick={retry}>
        {isTrying && <Spinner />}
        {reload}
      </Button>
    </Container>
  );
}
