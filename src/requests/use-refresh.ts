import { useEffect, useEffectEvent } from "react";
import { useNavigation, useRevalidator } from "react-router-dom";
import { useAuth } from "../auth/auth-provider";

const refreshMs = 30_000;

/** Reloads the data for another user, every 30 seconds, and when the page or the network comes back. */
export function useRefresh(): void {
  const { user, loading } = useAuth();
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const refresh = useEffectEvent(() => {
    // On a slow line, a reload that keeps starting over never ends.
    const isIdle = state === "idle" && navigation.state === "idle";
    if (isIdle && document.visibilityState === "visible") void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user sees something else
  useEffect(() => {
    if (loading) return;
    void revalidate();
    const onEvent = () => refresh();
    const timer = setInterval(onEvent, refreshMs);
    const events = ["visibilitychange", "focus", "online"];
    for (const event of events) window.addEventListener(event, onEvent);
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, onEvent);
    };
  }, [revalidate, loading, user?.id]);
}
