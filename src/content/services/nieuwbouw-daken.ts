import type { PictureContent, ServicePage, ServiceSummary } from "../types";

export const summary: ServiceSummary = {
  slug: "nieuwbouw-daken",
  name: "Nieuwbouw Daken",
  order: 90,
  card: "Een nieuw dak voor uw huis, aanbouw of bedrijfspand, afgestemd met uw aannemer of architect.",
  quoteOption: "anders",
};

export const picture: PictureContent = {
  name: "nieuwbouw-daken",
  alt: "De houten kap van een huis in aanbouw van binnen, met de lucht tussen de sporen.",
  impression: true,
};

export const page: ServicePage = {
  meta: {
    title: "Nieuwbouwdak: van bouwtekening tot waterdicht dak",
    description:
      "Bouwt u een huis, aanbouw of bedrijfspand? Lees wat een dakdekker bij nieuwbouw doet, wanneer u ons inschakelt en welke keuzes u vooraf maakt.",
  },
  heading: "Een nieuw dak voor uw huis, aanbouw of bedrijf",
  intro:
    "Bouwt u nieuw of bouwt u aan? Wij maken het dak wind- en waterdicht en stemmen dat af met uw aannemer en architect.",
  picture,
  facts: [
    { label: "Daksoorten", value: "Schuin en plat" },
    { label: "Voor wie", value: "Particulieren en bedrijven" },
    { label: "Garantie", value: "Tot 15 jaar op materiaal en werk" },
    { label: "Dakdekkers", value: "VCA-gecertificeerd (veilig werken)" },
  ],
  about: {
    heading: "Wat doet de dakdekker bij nieuwbouw?",
    paragraphs: [
      "De aannemer of timmerman maakt meestal de constructie: de balken en platen die het dak dragen. Daarna leggen wij de lagen die regen, wind en kou buiten houden. Dat zijn folie, isolatie, pannen of dakbedekking, goten en lood (metalen stroken die kieren afsluiten).",
      "Op een schuin dak komen vaak [pannen](/pannendaken). Voor een plat dak kiest u tussen [bitumen en EPDM](/bitumen-dakbedekking). Bitumen wordt van aardolie gemaakt, EPDM is een soort rubber. De isolatie moet voldoen aan de bouwregels. Daarin staat een Rc-waarde: die zegt hoe goed het hele dak warmte binnenhoudt. Welke waarde u nodig heeft, weet uw architect.",
    ],
  },
  signs: {
    heading: "Wanneer schakelt u ons in?",
    intro: "Het liefst als de tekeningen er zijn, maar nog te wijzigen zijn. Bijvoorbeeld als:",
    items: [
      "u zelf een huis laat bouwen en een dakdekker zoekt;",
      "er een aanbouw, garage of tuinkamer met een plat dak komt;",
      "u een extra verdieping op uw woning zet;",
      "een nieuwe dakkapel waterdicht op het dak moet aansluiten;",
      "u als aannemer hulp zoekt voor het dakwerk.",
    ],
  },
  steps: {
    heading: "Van tekening tot waterdicht dak",
    items: [
      {
        title: "Meelezen",
        text: "U stuurt ons de tekeningen. Wij letten op afvoeren, dakranden en de plekken waar pijpen door het dak gaan.",
      },
      {
        title: "Offerte en planning",
        text: "De offerte laat per onderdeel zien wat wij doen. Met uw aannemer spreken wij af wanneer de constructie klaar is.",
      },
      {
        title: "Dicht maken",
        text: "Eerst maken wij het dak waterdicht, zodat het werk binnen door kan gaan. Dan volgt de afwerking met pannen of de bovenste laag.",
      },
      {
        title: "Overdracht",
        text: "Wij lopen samen langs randen, afvoeren en naden. U krijgt foto’s van lagen die u later niet meer ziet.",
      },
    ],
  },
  expect: {
    heading: "Planning en prijs bij een nieuw dak",
    paragraphs: [
      "Het dak van een kleine aanbouw leggen wij vaak in een paar dagen. Bij een heel huis duurt het langer en werken wij tussen andere vakmensen door. Loopt de bouw uit, dan schuift ook het dak op.",
      "De prijs wordt bepaald door het oppervlak, de vorm, de materialen, de dikte van de isolatie en de bereikbaarheid. Spreek vooraf af wie voor de steiger en de kraan zorgt.",
    ],
  },
  benefits: {
    heading: "Waarom vroeg overleg loont",
    items: [
      "Fouten in de tekening komen op papier aan het licht, niet op het dak",
      "Pijpen en afvoeren krijgen meteen een goede plek",
      "Pannen, dakbedekking, lood en goten van één bedrijf",
      "De bouw ligt minder lang open voor regen",
    ],
  },
  questions: [
    {
      question: "Regelt u de vergunning?",
      answer:
        "Nee, dat doet u zelf of uw architect of aannemer. Of u een vergunning nodig heeft, ziet u met de vergunningcheck in het Omgevingsloket.",
    },
    {
      question: "Kan ik later zonnepanelen of planten op het dak leggen?",
      answer:
        "Dat kan als de constructie het extra gewicht mag dragen. Zeg het vóór de bouw. Dan kan de constructeur ermee rekenen.",
    },
    {
      question: "Is een plat dak helemaal vlak?",
      answer:
        "Als het goed is niet. Het dak krijgt afschot: een lichte helling waardoor het water naar de afvoer loopt. Er hoort ook een noodoverloop bij, een opening in de dakrand. Raakt de afvoer verstopt, dan kan het water daar weg en wordt het dak niet te zwaar.",
    },
  ],
  callToAction: {
    heading: "Ligt uw bouwtekening klaar?",
    text: "Vertel ons wat u gaat bouwen en in welke plaats. Wij reageren binnen 24 uur en geven gratis advies over het dak.",
  },
};
