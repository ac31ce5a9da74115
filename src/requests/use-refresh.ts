import { useEffect, useEffectEvent } from "react";
import { useLoaderData, useNavigation, useRevalidator } from "react-router-dom";
import { useAuth } from "../auth/auth-provider.tsx";
import type { PageData } from "./load-requests.ts";

/** After a problem the page tries again sooner. */
const [refreshMs, retryMs] = [30_000, 5_000];

/** Keeps the data fresh: by a timer, after an earlier reading, for a new user, and when the page or network is back. */
export function useRefresh(): void {
  const { user, loading } = useAuth();
  const data: PageData = useLoaderData();
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const refresh = useEffectEvent(() => {
    // A busy page does not reload, because on a slow line a reload that keeps starting over never ends.
    const isIdle = state === "idle" && navigation.state === "idle";
    if (isIdle && document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    if (data.isEarlier) void revalidate();
  }, [revalidate, data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user sees something else
  useEffect(() => {
    if (!loading) void revalidate();
  }, [revalidate, loading, user?.id]);
  const waitMs = data.problem ? retryMs : refreshMs;
  useEffect(() => {
    if (loading) return;
    const onEvent = () => refresh();
    const timer = setInterval(onEvent, waitMs);
    const events = ["visibilitychange", "focus", "online"];
    for (const event of events) window.addEventListener(event, onEvent);
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, onEvent);
    };
  }, [loading, waitMs]);
}
