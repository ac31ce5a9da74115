/**
 * How long requests are kept, as the privacy statement says it; the
 * database deletes older ones, see `private.settings`. A test compares the two.
 */
export const retention = "12 maanden";
