import { z } from "zod";
import { group } from "./blocks.ts";

/** Status 301, for addresses without a page. */
export const redirects = z.array(
  group("Doorverwijzing", {
    from: z.string().meta({ title: "Oud adres", description: "Zoals /oude-pagina, zonder / aan het eind." }),
    to: z.string().meta({ title: "Nieuw adres", description: "Een pagina die er is, zoals /contact." }),
  }),
);
