import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { type Change, type ChangeResult, change, type OwnerRequest } from "./requests";

/** What somebody else changed is seen within a minute. */
const refreshMs = 30_000;

/**
 * Reads what the page shows anew: a navigation to where it is, for which the router loads again. Its hooks for that,
 * useRevalidator and useFetcher, would put 1.5 kB more into the code that every visitor of the site fetches.
 */
export function useRefresh(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    async () => navigate(pathname + search, { replace: true, preventScrollReset: true }),
    [navigate, pathname, search],
  );
}

/** Refreshes at once, then now and then, and when the page comes to the front or the network comes back. */
export function useFreshness(): void {
  const refresh = useRefresh();
  const { state } = useNavigation();
  const latest = useRef(() => {});
  useEffect(() => {
    // While the user goes to another part of the page, a refresh would take them back.
    latest.current = () => {
      if (document.visibilityState === "visible" && state === "idle") void refresh();
    };
  }, [refresh, state]);
  useEffect(() => {
    const onEvent = () => latest.current();
    onEvent();
    const timer = setInterval(onEvent, refreshMs);
    const events = ["visibilitychange", "focus", "online"];
    // The first is of the document, and bubbles.
    for (const event of events) window.addEventListener(event, onEvent);
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, onEvent);
    };
  }, []);
}

/** Makes a change, one at a time, and says what came of it. No button is disabled meanwhile: it would lose focus. */
export function useChange(request: OwnerRequest) {
  const refresh = useRefresh();
  const busy = useRef(false);
  const [result, setResult] = useState<ChangeResult>();
  async function make(changes: Change) {
    if (busy.current) return;
    busy.current = true;
    setResult(await change(request, changes));
    await refresh();
    busy.current = false;
  }
  return { result, make };
}
