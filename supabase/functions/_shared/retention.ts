/** /privacy says how long requests are kept, and a test compares it with `private.settings`. */
export const retention = "12 maanden";

export const photoRetention = "90 dagen";
