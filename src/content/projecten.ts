import type { ProjectsPageContent } from "./types";

/** The showcase, /projecten: six examples of work, in the order of the specification. */
export const projectsPage: ProjectsPageContent = {
  meta: {
    title: "Projecten: zes daken die wij aanpakten",
    description:
      "Een monumentaal pannendak in Utrecht, een plat bedrijfsdak in Rotterdam, loodwerk in ’t Gooi en meer. Zo pakken wij een dak aan.",
  },
  heading: "Zes daken, zes oplossingen",
  intro:
    "Geen dak is hetzelfde. Deze voorbeelden laten zien welk probleem er was, wat wij deden en wat het opleverde.",
  projects: [
    {
      slug: "utrecht-monumentaal-pannendak",
      title: "Monumentaal pannendak vernieuwd",
      place: "Utrecht",
      description:
        "De pannen van dit monument waren versleten, maar het aanzicht mocht niet veranderen. Wij haalden het dak pan voor pan leeg, herstelden het hout en legden de goede oude pannen terug. Waar pannen ontbraken, kwamen gebruikte pannen van hetzelfde soort.",
      work: ["Oude pannen hergebruikt", "Panlatten vernieuwd", "Lood en goten hersteld"],
      serviceSlug: "dakrenovatie",
    },
    {
      slug: "rotterdam-plat-dak",
      title: "Plat dak van een bedrijfspand",
      place: "Rotterdam",
      description:
        "Op dit grote platte dak bleef water staan en kwamen naden los. Wij brachten afschot aan, zodat het water naar de afvoer loopt, en legden twee nieuwe lagen bitumen. Het werk ging in delen, zodat het bedrijf open kon blijven.",
      work: ["Afschot gemaakt", "Twee lagen bitumen", "Randen en afvoeren vernieuwd"],
      serviceSlug: "bitumen-dakbedekking",
    },
    {
      slug: "haarlem-dakisolatie",
      title: "Dak van een jaren-30-woning geïsoleerd",
      place: "Haarlem",
      description:
        "De zolder was ’s winters koud en ’s zomers snikheet. De pannen gingen eraf, de isolatie kwam aan de buitenkant en de pannen gingen weer terug. Binnen bleef de zolder zoals hij was, met het houtwerk in het zicht.",
      work: ["Isolatie aan de buitenkant", "Nieuwe panlatten", "Pannen teruggelegd"],
      serviceSlug: "dakisolatie",
    },
    {
      slug: "gooi-loodwerk",
      title: "Lekkage en loodwerk bij een villa",
      place: "’t Gooi",
      description:
        "Bij regen uit het westen werd de muur naast de schoorsteen nat. Het lood was gescheurd en de voegen lieten los. Wij vervingen het lood rond de schoorsteen, voegden het metselwerk opnieuw en controleerden de kilgoten, de goten waar twee dakvlakken samenkomen.",
      work: ["Lood rond de schoorsteen", "Voegwerk hersteld", "Kilgoten nagelopen"],
      serviceSlug: "daklekkage",
    },
    {
      slug: "almere-nieuwbouw",
      title: "Nieuw dak op een nieuwbouwwoning",
      place: "Almere",
      description:
        "Voor deze nieuwe woning maakten wij het dak compleet: houten dakdelen met isolatie, folie, latten en keramische pannen. Openingen voor dakramen en doorvoeren zaten vanaf het begin op de goede plek.",
      work: ["Geïsoleerde dakdelen", "Keramische pannen", "Dakramen ingebouwd"],
      serviceSlug: "nieuwbouw-daken",
    },
    {
      slug: "eindhoven-dakpannen-coaten",
      title: "Dakpannen gereinigd en gecoat",
      place: "Eindhoven",
      description:
        "De betonpannen waren nog heel, maar groen van het mos en dof van kleur. Wij reinigden het dak, vervingen de kapotte pannen en brachten een coating aan. Het dak kreeg weer een egale kleur en mos hecht minder snel.",
      work: ["Mos verwijderd", "Kapotte pannen vervangen", "Coating aangebracht"],
      serviceSlug: "dakonderhoud",
    },
  ],
  callToAction: {
    heading: "Lijkt uw dak op een van deze daken?",
    text: "Vertel ons wat er aan de hand is. Wij komen gratis kijken en maken een offerte voor uw dak.",
  },
};
