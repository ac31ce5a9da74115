/**
 * Limits of photographs; `side` is in pixels. `uploadMs` is the time for a whole upload: five photographs of 400 kB take
 * 115 s at 140 kbit/s, and a hosted function ends after 150 s. The database has the limits of number and bytes too.
 */
export const photoLimits = { perRequest: 5, bytes: 400_000, side: 1_600, uploadMs: 120_000 } as const;
