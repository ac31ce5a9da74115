import { schedulerHeader } from "../supabase/functions/send-quote-email/scheduler-secret.ts";
import { embeddedKeys } from "./environment.ts";

const minute = 60_000;

/** Calls the edge function every minute, as pg_cron does on the hosted service. Returns how to stop it. */
export function startScheduler(functionUrl: string): () => void {
  const timer = setInterval(() => {
    const headers = { [schedulerHeader]: embeddedKeys.schedulerSecret };
    fetch(functionUrl, { method: "POST", headers }).catch(() => {});
  }, minute);
  timer.unref();
  return () => clearInterval(timer);
}
