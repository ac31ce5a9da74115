/** How long requests are kept, as /privacy says; a test compares these with `private.settings`. */
export const retention = "12 maanden";

/** Of requests that became work, on which a guarantee may be given. */
export const wonRetention = "12 maanden";

export const photoRetention = "90 dagen";
