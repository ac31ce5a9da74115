import { Camera } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { useHydrated } from "../hooks/use-hydrated";
import type { QuoteFormContent } from "../lib/content/schema";
import { describedBy, FieldNotes } from "../ui/field";

type Tray = typeof import("./photo-tray");

/** Fetched when the field is touched; there for good, as are the photographs of who comes back to the page. */
let code: Promise<Tray> | undefined;

function load(): Promise<Tray> {
  code ??= import("./photo-tray").catch((error) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** Sends what was chosen after its request; resolves with whether all of it arrived. Never rejects. */
export async function sendChosenPhotos(quote: QuoteRequest): Promise<boolean> {
  const tray = await code?.catch(() => undefined);
  return tray ? tray.sendPhotos(quote) : true;
}

/** Whether this browser can make photographs smaller: Safari 16.4, Firefox 105, Chromium 69. */
const canShrink = () => "createImageBitmap" in window && "OffscreenCanvas" in window && "Worker" in window;

/** Up to five photographs. Its HTML takes files, also dropped, before any script: they are read at hydration. */
export function PhotoField({
  content,
  errorPrefix,
}: {
  content: QuoteFormContent["photoField"];
  errorPrefix: string;
}) {
  const id = useId();
  const problemsId = `${id}-problem`;
  const input = useRef<HTMLInputElement>(null);
  const [tray, setTray] = useState<Tray>();
  const [broken, setBroken] = useState(false);
  const usable = !useHydrated() || canShrink();

  async function prepare() {
    const loaded = await load();
    setTray(loaded);
    return loaded;
  }

  async function take() {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    // So that the same file can be chosen again.
    if (input.current) input.current.value = "";
    const loaded = await prepare().catch(() => setBroken(true));
    loaded?.addPhotos(files);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before
  useEffect(() => {
    if (code) prepare().catch(() => {});
    void take();
  }, []);

  if (!usable) return null;
  return (
    <div className="noscript:hidden">
      <label htmlFor={id} className="block font-semibold">
        {content.label}
      </label>
      <FieldNotes
        id={id}
        hint={content.hint}
        problem={broken ? { prefix: errorPrefix, message: content.broken } : undefined}
      />
      <div className="relative mt-2">
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          // The second is no type: without one, Chrome on Android 14 and later offers no camera.
          accept="image/*,android/allowCamera"
          aria-describedby={`${describedBy(id, { hint: content.hint })} ${problemsId}`}
          onFocus={() => prepare().catch(() => {})}
          onPointerDown={() => prepare().catch(() => {})}
          onChange={take}
          className="block h-14 w-full cursor-pointer rounded border-2 border-dashed border-ink text-[0px] file:hidden"
        />
        <label
          htmlFor={id}
          className="pointer-events-none absolute inset-0 flex items-center justify-center gap-2 px-4 leading-tight"
        >
          <Camera className="size-5 shrink-0" /> <span className="font-semibold">{content.choose}</span>
          <span className="max-lg:hidden">{content.drop}</span>
        </label>
      </div>
      {tray && (
        <tray.PhotoTray fieldId={id} problemsId={problemsId} content={content} errorPrefix={errorPrefix} />
      )}
    </div>
  );
}
