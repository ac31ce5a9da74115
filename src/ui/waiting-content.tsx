import { type ReactNode, Suspense, useEffect, useState } from "react";
import { repeatEarlyClick } from "../lib/early-click";
import { isWaitingInHtml } from "./on-use";

/**
 * Content that stands in the HTML while its code waits until it is used: `children` are
 * lazy, with `onUse`. The click that came before the code is repeated once it is there.
 */
export function WaitingContent({ children }: { children: ReactNode }) {
  // After a navigation there is no HTML to show meanwhile: without Suspense the previous page stays in view.
  const [prerendered] = useState(isWaitingInHtml);
  const [waiting, setWaiting] = useState(prerendered);

  useEffect(() => {
    if (!waiting) repeatEarlyClick();
  }, [waiting]);

  if (!prerendered) return children;
  return (
    <div data-waiting={waiting || undefined}>
      {/* Must not be rendered again before it has attached: React would clear what it cannot attach to yet. */}
      <Suspense>
        {children}
        <WhenAttached then={() => setWaiting(false)} />
      </Suspense>
    </div>
  );
}

/** Calls `then` once what stands beside it works. */
function WhenAttached({ then }: { then: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it works once, whatever the function is later
  useEffect(then, []);
  return null;
}
