import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type ShownToast, type ToastApi, ToastContext } from "../hooks/use-toast.ts";
import type { ShellContent } from "../lib/content/schema.ts";

type View = typeof import("./toast-view.tsx").default;

/** Holds the one toast. Fetches its view (Radix) when first needed; if that fails, the next toast tries again. */
export function ToastProvider({ labels, children }: { labels: ShellContent["toast"]; children: ReactNode }) {
  const [current, setCurrent] = useState<ShownToast>();
  const [View, setView] = useState<View>();
  const [focusWhenReady, setFocusWhenReady] = useState(false);

  const api = useMemo<ToastApi>(() => {
    async function prepare() {
      const code = await import("./toast-view.tsx").catch(() => undefined);
      if (code) setView(() => code.default);
    }
    return {
      prepare: () => void prepare(),
      hide: () => setCurrent((previous) => previous && { ...previous, open: false }),
      show: (toast) => {
        void prepare();
        setCurrent((previous) => ({ ...toast, key: (previous?.key ?? 0) + 1, open: true }));
      },
    };
  }, []);

  // Until Radix is loaded, F8 loads Radix, which handles the key from then on.
  useEffect(() => {
    if (View) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      setFocusWhenReady(true);
      api.prepare();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [View, api]);

  return (
    <ToastContext value={api}>
      {children}
      {View && <View current={current} onClose={api.hide} labels={labels} focusWhenReady={focusWhenReady} />}
    </ToastContext>
  );
}
