/**
 * `side` is in pixels. An upload may take `uploadMs`: the most that is sent, five photographs of 400 kB, takes a phone
 * with 140 kbit/s 115 seconds, and a hosted function ends after 150. The database has the other limits too.
 */
export const photoLimits = { perRequest: 5, bytes: 400_000, side: 1_600, uploadMs: 120_000 } as const;
