/**
 * Addresses that have no page of their own (any more), each with the address that
 * visitors and search engines are sent to for good (status 301). A page that is removed
 * or renamed gets a line here, so that no link to it dies: `["/old", "/new"]`, paths
 * of this site without a slash at the end. The build hands this table to every host.
 */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  // What remains of a city's address when its last part is taken away.
  ["/dakdekker", "/werkgebied"],
  // Short enough for a van or a leaflet.
  ["/offerte", "/contact"],
];
