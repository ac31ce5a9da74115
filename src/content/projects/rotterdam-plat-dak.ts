import type { ProjectContent } from "../types";

export const project: ProjectContent = {
  slug: "rotterdam-plat-dak",
  order: 20,
  title: "Plat dak van een bedrijfspand vernieuwd",
  place: "Rotterdam",
  description:
    "Op dit grote platte dak bleef water staan en kwamen naden los. Wij maakten afschot (een lichte helling naar de afvoer) en legden daarop twee nieuwe lagen bitumen, met nieuwe randen en afvoeren. Wij werkten in delen, zodat het bedrijf open kon blijven.",
  work: ["Afschot gemaakt", "Twee lagen bitumen", "Randen en afvoeren vernieuwd"],
  picture: {
    name: "project-rotterdam",
    alt: "Een groot plat dak met lichtkoepels en banen donkere dakbedekking, met de stad erachter.",
    impression: true,
  },
  serviceSlug: "bitumen-dakbedekking",
};
