import { useState } from "react";
import type { ServiceAreaContent } from "../lib/content/schema";
import { Button } from "../ui/button";

/** The embedded map, loaded on request only: its host receives the visitor's IP address. */
export function MapFrame({ content }: { content: ServiceAreaContent["map"] }) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        src={content.frameUrl}
        title={content.frameTitle}
        width="100%"
        height="480"
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <div className="print:hidden flex flex-wrap items-center justify-between gap-4 border-2 border-zinc-300 p-6">
      <p className="max-w-text text-slate">{content.frameNotice}</p>
      <Button type="button" variant="secondary" onClick={() => setShown(true)}>
        {content.frameButton}
      </Button>
    </div>
  );
}
