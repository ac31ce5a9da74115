import { createHash, timingSafeEqual } from "node:crypto";

export const schedulerHeader = "x-scheduler-secret";

/** Whether a caller has the scheduler's secret. Compares digests, which always have the same length. */
export const isSecret = (secret: string, schedulerSecret: string): boolean =>
  timingSafeEqual(digest(secret), digest(schedulerSecret));

const digest = (text: string) => createHash("sha256").update(text).digest();
