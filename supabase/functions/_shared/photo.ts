/**
 * Limits of photographs. `side` is in pixels. `uploadMs` is the time for one photograph: 400 kB take 53 s at 60 kbit/s.
 * The database has the limits `perRequest` and `bytes` too.
 */
export const photoLimits = { perRequest: 5, bytes: 400_000, side: 1_600, uploadMs: 60_000 } as const;
