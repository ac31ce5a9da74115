/** `side` is in pixels. The database has the same limits. */
export const photoLimits = { perRequest: 5, bytes: 400_000, side: 1_600 } as const;
