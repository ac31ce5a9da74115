import { createHash, timingSafeEqual } from "node:crypto";

export const schedulerHeader = "x-scheduler-secret";

/** Compares digests, which have the same length whatever was given. */
export const isSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string) => createHash("sha256").update(text).digest();
