/** How long requests are kept, as /privacy says; a test compares it with `private.settings`. */
export const retention = "12 maanden";

export const photoRetention = "90 dagen";
