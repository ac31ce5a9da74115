import { useState } from "react";
import type { ServiceAreaContent } from "../lib/content/schema";
import { Button } from "../ui/button";

/**
 * The embedded map. It is fetched only when the visitor asks for it, because
 * an outside frame receives the visitor's address.
 */
export function MapFrame({ content }: { content: ServiceAreaContent["map"] }) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        src={content.frameUrl}
        title={content.frameTitle}
        className="aspect-4/3 w-full border border-zinc-300 md:aspect-video"
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <div className="print:hidden flex flex-col items-start gap-5 border-2 border-dashed border-zinc-300 p-6 md:flex-row md:items-center md:justify-between">
      <p className="max-w-text text-slate">{content.frameNotice}</p>
      <Button type="button" variant="secondary" onClick={() => setShown(true)} className="shrink-0">
        {content.frameButton}
      </Button>
    </div>
  );
}
