import { useEffect, useState } from "react";
import { reloadOnce } from "../lib/browser/reload-once";
import type { PhoneNumber, ShellContent } from "../lib/content/schema";
import { Button } from "./button";
import { Container } from "./container";
import { PhoneLink } from "./phone-link";

const focus = (heading: HTMLElement | null) => heading?.focus();

/** In place of a page that could not be loaded: nothing during a reload, else how to go on, until the network is back. */
export function LoadError({
  content,
  phone,
}: {
  content: Omit<ShellContent["loadError"], "received">;
  phone: PhoneNumber;
}) {
  const [reloading, setReloading] = useState(true);

  useEffect(() => {
    setReloading(reloadOnce());
    // React Router keeps what failed, so that only a new document can show the page.
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);

  if (reloading) return <div className="min-h-screen" />;
  return (
    <Container className="py-section">
      <h1 ref={focus} tabIndex={-1} className="text-title">
        {content.heading}
      </h1>
      <p className="mt-4 max-w-text text-lead text-slate">
        {content.text} <PhoneLink phone={phone} />
      </p>
      <Button type="button" className="mt-8" onClick={() => window.location.reload()}>
        {content.reload}
      </Button>
    </Container>
  );
}
