import type { NotFoundContent } from "./types";

/** The page for an address that does not exist. */
export const notFound: NotFoundContent = {
  meta: {
    title: "Pagina niet gevonden",
    description:
      "Deze pagina bestaat niet of is verplaatst. Ga verder via een van deze pagina’s, of bel ons.",
  },
  heading: "Pagina niet gevonden",
  text: "Misschien is het adres verkeerd getypt, of is de pagina verplaatst. Kies hieronder waar u heen wilt, of bel ons met uw vraag.",
  links: [
    { label: "Home", path: "/" },
    { label: "Diensten", path: "/diensten" },
    { label: "Werkgebied", path: "/werkgebied" },
    { label: "Veelgestelde vragen", path: "/faq" },
    { label: "Contact", path: "/contact" },
  ],
};
