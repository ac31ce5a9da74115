/** How long requests are kept, as /privacy says; a test compares these with `private.settings`. */
export const retention = "12 maanden";

/** Requests that became work have their own period, because a guarantee may be given on the work. */
export const wonRetention = "12 maanden";

export const photoRetention = "90 dagen";
