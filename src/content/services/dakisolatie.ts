import type { PictureContent, ServicePage, ServiceSummary } from "../types";

export const summary: ServiceSummary = {
  slug: "dakisolatie",
  name: "Dakisolatie",
  order: 40,
  card: "Een warmere zolder en minder stoken. Wij isoleren schuine en platte daken, van binnen of van buiten.",
  quoteOption: "dakisolatie",
};

export const picture: PictureContent = {
  name: "dakisolatie",
  alt: "Een schuin dak in lagen: hout, isolatieplaten met tape, folie, latten en rode pannen.",
  impression: true,
};

export const page: ServicePage = {
  meta: {
    title: "Dakisolatie van binnen of van buiten: wat past bij u?",
    description:
      "Via het dak kan tot 30% van de warmte verdwijnen. Lees hoe wij isoleren zonder vochtproblemen, wat u ervan merkt en waar u subsidie vindt.",
  },
  heading: "Dakisolatie voor een warmer huis",
  intro:
    "Warme lucht stijgt op. Is het dak slecht geïsoleerd, dan kan tot 30% van de warmte in huis via het dak verdwijnen.",
  picture,
  facts: [
    { label: "Warmteverlies via het dak", value: "Tot 30%" },
    { label: "Geschikt voor", value: "Schuine en platte daken" },
    { label: "Garantie", value: "Tot 15 jaar op materiaal en werk" },
    { label: "Subsidie", value: "Voorwaarden op rvo.nl" },
  ],
  about: {
    heading: "Isoleren van binnen of van buiten",
    paragraphs: [
      "Isolatie is een laag die warmte tegenhoudt, zoals glaswol, houtvezel of platen van hard schuim. Bij een schuin dak kan die laag aan de binnenkant komen, tussen en onder de balken. Dat is meestal goedkoper, maar u levert wat ruimte op zolder in. Aan de buitenkant komt de isolatie boven op het dakhout, onder de pannen. Dat is vooral handig bij een [dakrenovatie](/dakrenovatie).",
      "Een plat dak isoleren wij van bovenaf. Met isolatie aan de onderkant wordt het dakhout koud. Vocht uit huis kan er dan op neerslaan, en nat hout gaat rotten.",
    ],
  },
  signs: {
    heading: "Merkt u dit in huis?",
    intro: "Dan is het dak mogelijk niet of te weinig geïsoleerd.",
    items: [
      "De zolder is koud in de winter en heet in de zomer.",
      "Boven koelt het snel af als de verwarming uitgaat.",
      "Sneeuw smelt op uw dak eerder dan bij de buren.",
      "U kijkt op zolder recht tegen het kale hout.",
      "Aan de binnenkant van het dak zit vocht of schimmel.",
    ],
  },
  steps: {
    heading: "Eerst een droog dak, dan pas isolatie",
    items: [
      {
        title: "Dak controleren",
        text: "Lekken en rot hout herstellen wij eerst. Anders sluit u het vocht op.",
      },
      {
        title: "Materiaal en dikte kiezen",
        text: "Samen kijken wij naar ruimte, geluid en de Rd-waarde. Die waarde zegt hoe goed een laag warmte tegenhoudt: hoe hoger, hoe beter.",
      },
      {
        title: "Isoleren en afplakken",
        text: "Aan de warme kant komt een damprem: een folie die vocht uit huis tegenhoudt. Alle naden plakken wij af.",
      },
      {
        title: "Afwerken",
        text: "Wij werken het dak af zoals afgesproken. Ook bekijken wij of vochtige lucht het huis uit kan.",
      },
    ],
  },
  expect: {
    heading: "Wat u van het werk merkt",
    paragraphs: [
      "Een gewone zolder isoleren van binnenuit duurt vaak twee tot vier dagen. De zolder moet dan leeg zijn. Werken wij van buiten, dan duurt het langer omdat de pannen eraf moeten. Binnen merkt u daar weinig van.",
      "De kosten hangen af van het oppervlak, de dikte, het materiaal en de afwerking. Hoeveel u bespaart, verschilt per huis. Daarom beloven wij u geen bedrag.",
    ],
  },
  benefits: {
    heading: "Wat u aan dakisolatie heeft",
    items: [
      "Minder stoken voor dezelfde warmte",
      "Een zolder die u het hele jaar kunt gebruiken",
      "Vaak minder geluid van buiten",
      "Minder kans op schimmel, als ook de ventilatie klopt",
    ],
  },
  questions: [
    {
      question: "Krijg ik subsidie?",
      answer:
        "Misschien. Voor woningeigenaren bestaat de ISDE, een landelijke subsidie voor onder meer isolatie. Er gelden eisen, bijvoorbeeld aan het oppervlak en de isolatiewaarde. Die regels veranderen geregeld. Kijk daarom op rvo.nl voordat u opdracht geeft, en vraag ook uw gemeente.",
    },
    {
      question: "Moet ik meteen nieuwe pannen nemen?",
      answer:
        "Nee. Goede pannen leggen wij na het isoleren terug. Zijn ze bijna op, dan is het slim om ze tegelijk te vervangen. Lees meer over [pannendaken](/pannendaken).",
    },
    {
      question: "Is het genoeg om de zoldervloer te isoleren?",
      answer:
        "Soms wel. Gebruikt u de zolder alleen als berging en verwarmt u die niet, dan is vloerisolatie vaak goedkoper. Wij zeggen het als dat bij u zo is.",
    },
    {
      question: "Kan mijn dak door isolatie gaan rotten?",
      answer:
        "Alleen als vocht niet weg kan. Daarom letten wij op de damprem en op de lagen onder uw pannen. Laten die geen vocht door, dan raden wij soms isolatie van buiten aan.",
    },
  ],
  callToAction: {
    heading: "Welke isolatie past bij uw dak?",
    text: "Vraag gratis advies aan. Wij meten op, kijken naar vocht en ruimte en leggen de keuzes aan u voor.",
  },
};
