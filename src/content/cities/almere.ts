import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "almere",
  name: "Almere",
  order: 80,
  province: "Flevoland",
  latitude: 52.3702,
  longitude: 5.2143,
};

export const page: CityPage = {
  meta: {
    title: "Dakdekker Almere: van Haven tot Oosterwold",
    description:
      "De oudste buurten van Almere zijn uit 1976. Daar raakt het eerste dak op, terwijl in Oosterwold nog wordt gebouwd. Wij doen allebei.",
  },
  heading: "Dakdekker in Almere, oud en nieuw",
  intro:
    "Wie in Almere een oud dak zoekt, komt nauwelijks verder terug dan 1976. Toen kregen de eerste bewoners van Haven hun sleutel. Daardoor bereiken hele buurten in dezelfde jaren het einde van hun eerste dak.",
  distance:
    "Almere en Hilversum zijn bijna buren, met de Stichtse Brug ertussen. Het is ongeveer 20 kilometer, dus een tweede bezoek is geen probleem.",
  sections: [
    {
      heading: "Haven, Stad en Buiten worden ouder",
      paragraphs: [
        "Na Haven volgden Stad en Buiten, met veel rijtjeshuizen aan erven en hofjes. Vaak liggen daar betonpannen op, en die gaan 30 tot 50 jaar mee. Een losse pan bijleggen lukt niet altijd, omdat sommige oude modellen niet meer worden gemaakt. Is uw huis van vóór 1994, dan kan er in een schuurdak, goot of plaat asbest zitten. Verwijderen meldt u eerst via het Omgevingsloket.",
      ],
    },
    {
      heading: "Zelf bouwen in Poort en Oosterwold",
      paragraphs: [
        "In het Homeruskwartier in Almere Poort en in Oosterwold lieten honderden gezinnen hun eigen huis ontwerpen. Een plat dak, een punt, een boog en een dak vol planten staan er zomaar naast elkaar. Bouwt u nu, betrek de dakdekker dan als de tekening nog kan veranderen. In het open polderland heeft de wind vrij spel: randen en losse delen moeten goed vastzitten.",
      ],
    },
  ],
  services: [
    {
      slug: "dakrenovatie",
      text: "In Haven en de oudste delen van Stad en Buiten nadert het eerste dak zijn einde, met latten en folie erbij.",
    },
    {
      slug: "nieuwbouw-daken",
      text: "Voor zelfbouwers in Oosterwold lezen wij de tekening mee en maken wij het dak waterdicht.",
    },
    {
      slug: "bitumen-dakbedekking",
      text: "Bergingen, garages en uitbouwen hebben hier vaak een plat dak, dat eerder slijt dan de pannen.",
    },
  ],
  benefits: [
    {
      title: "Een rijtje tegelijk",
      text: "Uw buren hebben hetzelfde bouwjaar. Samen laten kijken scheelt ons ritten en u onzekerheid.",
    },
    {
      title: "Over de brug en er zijn",
      text: "Bij een lek bellen kan altijd. Wij streven naar enkele uren, en de afstand werkt mee.",
    },
    {
      title: "Gratis een tweede mening",
      text: "Heeft iemand gezegd dat alles eraf moet? Wij inspecteren vrijblijvend en geven ons eigen oordeel.",
    },
    {
      title: "15 jaar vooruit",
      text: "Zo lang kan onze garantie op materiaal en werk lopen.",
    },
  ],
  callToAction: {
    heading: "Uit welk jaar is uw dak?",
    text: "Noem het bouwjaar van uw huis in Almere. De rest zien wij tijdens de inspectie.",
  },
};
