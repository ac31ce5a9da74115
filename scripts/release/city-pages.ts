import type { City } from "../../src/content/cities";
import { alike, likenesses } from "../content/likeness";
import { type Finding, fix } from "./finding";

/** Refuses city pages that say the same but for their places; search engines take those for spam. Pure. */
export function findAlikeCities(cities: City[]): Finding[] {
  return likenesses(cities)
    .filter(({ likeness }) => likeness >= alike)
    .map(({ cities: [first, second], likeness }) =>
      fix(
        `De pagina’s van ${first} en ${second} lijken te veel op elkaar: ${Math.round(likeness * 100)}% zonder de plaatsnamen, en minder dan ${alike * 100}% mag. Herschrijf er een.`,
      ),
    );
}
