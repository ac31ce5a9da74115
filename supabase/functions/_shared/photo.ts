/** Of one request, and of one photograph in bytes and in pixels a side; the browser and the database hold them too. */
export const photoLimits = { perRequest: 5, bytes: 400_000, side: 1_600 } as const;
