import { schedulerHeader } from "../supabase/functions/send-quote-email/scheduler-secret.ts";
import { embeddedKeys } from "./environment.ts";

const minute = 60_000;

/**
 * Does what pg_cron does on the hosted service: asks the edge function every minute to
 * mail what is due. The function logs its own problems. Returns how to end it.
 */
export function startScheduler(functionUrl: string): () => void {
  const timer = setInterval(() => {
    const headers = { [schedulerHeader]: embeddedKeys.schedulerSecret };
    // Without an answer the next minute tries again; the outbox keeps what is due.
    fetch(functionUrl, { method: "POST", headers }).catch(() => {});
  }, minute);
  timer.unref();
  return () => clearInterval(timer);
}
