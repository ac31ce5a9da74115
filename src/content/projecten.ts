import type { ProjectsPageContent } from "./types";

/** The showcase, /projecten: six examples of work, in the order of the specification. */
export const projectsPage: ProjectsPageContent = {
  meta: {
    title: "Projecten: van monumentaal dak tot nieuwbouw",
    description:
      "Een monumentaal pannendak in Utrecht, een plat bedrijfsdak in Rotterdam, loodwerk in ’t Gooi en drie andere daken. Lees wat er mis was en wat wij deden.",
  },
  heading: "Zes daken waaraan wij werkten",
  intro:
    "Bij elk dak leest u wat de vraag was, wat wij deden en wat het opleverde. Misschien herkent u uw eigen dak.",
  projects: [
    {
      slug: "utrecht-monumentaal-pannendak",
      title: "Monumentaal pannendak vernieuwd",
      place: "Utrecht",
      description:
        "Het dak van dit monumentale herenhuis was versleten, maar het aanzicht mocht niet veranderen. Wij haalden de pannen er één voor één af, herstelden het hout, het lood en de goten en legden nieuwe panlatten. De goede oude pannen gingen terug, aangevuld met gebruikte pannen van dezelfde soort.",
      work: ["Oude pannen hergebruikt", "Panlatten vernieuwd", "Lood en goten hersteld"],
      serviceSlug: "dakrenovatie",
    },
    {
      slug: "rotterdam-plat-dak",
      title: "Plat dak van een bedrijfspand vernieuwd",
      place: "Rotterdam",
      description:
        "Op dit grote platte dak bleef water staan en kwamen naden los. Wij maakten afschot (een lichte helling naar de afvoer) en legden daarop twee nieuwe lagen bitumen, met nieuwe randen en afvoeren. Wij werkten in delen, zodat het bedrijf open kon blijven.",
      work: ["Afschot gemaakt", "Twee lagen bitumen", "Randen en afvoeren vernieuwd"],
      serviceSlug: "bitumen-dakbedekking",
    },
    {
      slug: "haarlem-dakisolatie",
      title: "Dak van een jarendertigwoning geïsoleerd",
      place: "Haarlem",
      description:
        "De zolder was ’s winters koud en ’s zomers snikheet. Wij haalden de pannen eraf, legden de isolatie op het dakhout en legden dezelfde pannen op nieuwe latten terug. Binnen bleef de zolder zoals hij was, met het houtwerk in het zicht.",
      work: ["Isolatie aan de buitenkant", "Nieuwe panlatten", "Pannen teruggelegd"],
      serviceSlug: "dakisolatie",
    },
    {
      slug: "gooi-loodwerk",
      title: "Lekkage en loodwerk bij een villa",
      place: "’t Gooi",
      description:
        "Bij regen en westenwind werd de muur naast de schoorsteen nat, want het lood was gescheurd en de voegen lieten los. Wij vervingen het lood en voegden de schoorsteen opnieuw. Ook controleerden wij de kilgoten: de goten waar twee schuine daken samenkomen.",
      work: ["Lood rond de schoorsteen", "Voegwerk hersteld", "Kilgoten gecontroleerd"],
      serviceSlug: "daklekkage",
    },
    {
      slug: "almere-nieuwbouw",
      title: "Nieuw dak op een nieuwbouwwoning",
      place: "Almere",
      description:
        "Bij deze nieuwe woning maakten wij het hele dak: houten dakdelen met isolatie, folie, latten en keramische pannen. De plek van dakramen en pijpen spraken wij af voordat de bouw begon. Daardoor hoefde er later niets te worden opengezaagd.",
      work: ["Geïsoleerde dakdelen", "Keramische pannen", "Dakramen ingebouwd"],
      serviceSlug: "nieuwbouw-daken",
    },
    {
      slug: "eindhoven-dakpannen-coaten",
      title: "Dakpannen gereinigd en gecoat",
      place: "Eindhoven",
      description:
        "De meeste betonpannen waren nog goed, maar groen van het mos en dof van kleur. Wij verwijderden het mos, vervingen de kapotte pannen en brachten na het reinigen een coating aan: een beschermende verflaag. De kleur is weer egaal en mos groeit minder snel.",
      work: ["Mos verwijderd", "Kapotte pannen vervangen", "Coating aangebracht"],
      serviceSlug: "dakonderhoud",
    },
  ],
  callToAction: {
    heading: "Lijkt uw dak op een van deze daken?",
    text: "Vertel ons wat er aan de hand is. Wij komen gratis kijken en maken een offerte voor uw dak.",
  },
};
