import type { ServiceAreaContent } from "../lib/content/schema";
import { RichText } from "../ui/rich-text";

/** The embedded map, and a link for visitors whose browser cannot load it. */
export function MapFrame({ content }: { content: ServiceAreaContent["map"] }) {
  return (
    <div>
      <iframe
        src={content.frameUrl}
        title={content.frameTitle}
        height="480"
        loading="lazy"
        referrerPolicy="no-referrer"
        className="w-full border-2 border-zinc-300 bg-white"
      />
      <p className="mt-4 text-slate">
        <RichText text={content.frameFallback} />
      </p>
    </div>
  );
}
