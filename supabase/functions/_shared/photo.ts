// Like quote-request.ts, for the browser too. The database has the same limits.

/** Of one request, and of one photograph in bytes and in pixels a side. */
export const photoLimits = { perRequest: 5, bytes: 1_500_000, side: 4_000 } as const;

/** Why a photograph is not taken: the limits are reached, the time for it is over, or there is no such request. */
export const photoRefusals = ["full", "late", "unknown"] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];
