import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { type ShownToast, type ToastApi, ToastContext } from "../hooks/use-toast";
import type { ShellContent } from "../lib/content/schema";

/** Without a network the toast cannot be fetched; the form's own words must do then. */
const ToastView = lazy(() => import("./toast-view").catch(() => ({ default: () => null })));

/** Holds the one toast. Its view (Radix) is fetched when first needed. */
export function ToastProvider({ labels, children }: { labels: ShellContent["toast"]; children: ReactNode }) {
  const [current, setCurrent] = useState<ShownToast>();
  const [needed, setNeeded] = useState(false);
  const [focusWhenReady, setFocusWhenReady] = useState(false);

  const api = useMemo<ToastApi>(
    () => ({
      prepare: () => setNeeded(true),
      hide: () => setCurrent((previous) => previous && { ...previous, open: false }),
      show: (toast) => {
        setNeeded(true);
        setCurrent((previous) => ({ ...toast, key: (previous?.key ?? 0) + 1, open: true }));
      },
    }),
    [],
  );

  // Radix answers F8 itself once it is there; until then the key fetches it.
  useEffect(() => {
    if (needed) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      setFocusWhenReady(true);
      setNeeded(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [needed]);

  return (
    <ToastContext value={api}>
      {children}
      {needed && (
        <Suspense fallback={null}>
          <ToastView current={current} onClose={api.hide} labels={labels} focusWhenReady={focusWhenReady} />
        </Suspense>
      )}
    </ToastContext>
  );
}
