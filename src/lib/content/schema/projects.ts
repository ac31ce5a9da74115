import { z } from "zod";
import { isDrawing } from "../../pictures/picture-files.ts";
import { order, picture } from "./blocks.ts";
import { day } from "./facts.ts";
import { list, reference, sentences, words } from "./fields.ts";

export const project = z
  .strictObject({
    order,
    title: words("Titel", { hint: "Het werk en de plaats, zoals: Nieuw pannendak in Utrecht." }),
    description: sentences("Beschrijving", { hint: "In twee of drie zinnen: vraag, werk en resultaat." }),
    work: list("Werkzaamheden", words("Werkzaamheid", { max: 40 })),
    picture,
    date: day("Klaar op", "Met een eigen foto staat dit werk dan bij de offerteknop.").optional(),
    before: picture.optional().meta({
      title: "Hetzelfde dak vóór het werk",
      description: "Bij een foto hoort een foto; een tekening wordt dan niet getoond.",
    }),
    serviceSlug: reference("Dienst", "diensten"),
  })
  // A drawing cannot be compared with a photograph, so a pair of the two loses its first picture.
  .transform(({ before, ...project }) => ({
    ...project,
    before: before && isDrawing(before.name) === isDrawing(project.picture.name) ? before : undefined,
  }));
