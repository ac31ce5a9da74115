import { company } from "../company";
import type { PictureContent, ServicePage, ServiceSummary } from "../types";

export const summary: ServiceSummary = {
  slug: "daklekkage",
  name: "Daklekkage",
  order: 50,
  card: "Lekt uw dak nu? Bel ons, dag en nacht. Bij spoed willen wij binnen enkele uren bij u zijn.",
  quoteOption: "daklekkage",
};

export const picture: PictureContent = {
  name: "daklekkage",
  alt: "Een scheur in het oude lood tussen een bakstenen muur en een nat pannendak met mos.",
  impression: true,
};

export const page: ServicePage = {
  meta: {
    title: "Daklekkage? Bel 24/7 en lees wat u nu kunt doen",
    description:
      "Lekt uw dak? Wij zijn dag en nacht bereikbaar en streven ernaar er binnen enkele uren te zijn. Met tips die u nu veilig zelf kunt uitvoeren.",
  },
  heading: "Daklekkage? Bel ons, dag en nacht",
  intro:
    "Wij zijn 24 uur per dag en 7 dagen per week bereikbaar voor spoed. Ons streven is om binnen enkele uren bij u te zijn.",
  picture,
  facts: [
    { label: "Bereikbaar bij spoed", value: "24/7" },
    { label: "Ter plaatse", value: "Streven: binnen enkele uren" },
    { label: "Kosten", value: "Die hoort u vooraf" },
    { label: "Werkgebied", value: "Heel Nederland" },
  ],
  about: {
    heading: "Wat kunt u nu zelf veilig doen?",
    paragraphs: [
      "Zet een emmer onder het lek en leg er een doek in tegen het spatten. Haal spullen weg of dek ze af met plastic. Maak foto’s voor uw verzekering.",
      "Komt er water bij lampen, stopcontacten of apparaten? Zet in de meterkast de stroom voor die ruimte uit, maar alleen als u er droog bij kunt. Is de meterkast zelf nat, blijf er dan af. Hangt een plafond bol? Ga dan de kamer uit en blijf daar weg.",
      "Klim niet op het dak, ook niet voor één losse pan. Een nat dak is spekglad. Ziet u rook of vonken, of zijn er mensen in gevaar? Bel dan eerst 112.",
    ],
  },
  signs: {
    heading: "Hoe herkent u een daklek?",
    intro: "Water loopt vaak eerst een stuk langs een balk. De vlek zit dus niet altijd recht onder het gat.",
    items: [
      "Het druppelt bij een lamp, een balk of de schoorsteen.",
      "Op het plafond groeit een bruine of gele kring.",
      "Behang laat los of een muur voelt klam.",
      "De isolatie op zolder is nat of ruikt muf.",
      "Er liggen pannen of stukken dakbedekking op de grond.",
    ],
  },
  steps: {
    heading: "Wat er gebeurt als u belt",
    items: [
      {
        title: "U vertelt wat u ziet",
        text: "Wij vragen naar het soort dak, de plek van het lek en of er gevaar is.",
      },
      {
        title: "U kent de kosten",
        text: "U hoort vooraf wat het voorrijden en de noodreparatie kosten. Pas als u akkoord bent, gaan wij op weg.",
      },
      {
        title: "Wij stoppen het water",
        text: "Wij zoeken de oorzaak en maken het dak tijdelijk dicht, bijvoorbeeld met een zeil of een stuk dakbedekking.",
      },
      {
        title: "Daarna volgt het echte herstel",
        text: "Wij laten u zien wat er kapot is. Voor het blijvende herstel krijgt u een aparte offerte.",
      },
    ],
  },
  expect: {
    heading: "Wat een noodreparatie wel en niet is",
    paragraphs: [
      "Een noodreparatie houdt het water tijdelijk buiten. Het blijvende herstel doen wij bij droog weer, vaak op een andere dag. Bij onweer, ijzel of zware storm kan niemand veilig het dak op. Dan komen wij zodra het wel kan.",
      "Vaak gaat het om verschoven pannen, een open naad, een verstopte afvoer of gescheurd lood. Lood is de grijze metalen strook die de kier tussen dak en muur afsluit. Soms is het geen daklek, maar condens (vocht uit de lucht in huis) of een lekke leiding. Ook dat vertellen wij u.",
    ],
  },
  benefits: {
    heading: "Waarom snel bellen helpt",
    items: [
      "Minder schade aan plafond, vloer en isolatie",
      "Minder kans op houtrot en schimmel",
      "VCA-gecertificeerde dakdekkers, dus getraind in veilig werken",
      "Bij blijvend herstel tot 15 jaar garantie op materiaal en werk",
    ],
  },
  questions: [
    {
      question: "Betaalt mijn verzekering de schade?",
      answer:
        "Dat hangt af van uw polis en de oorzaak. Stormschade is vaak verzekerd, slijtage van het dak meestal niet. Meld de schade snel en bewaar foto’s en rekeningen.",
    },
    {
      question: "Het lekt niet meer. Is het dan over?",
      answer:
        "Waarschijnlijk niet. De oorzaak is er nog, dus bij een volgende bui kan het weer lekken. Maak een gewone afspraak via het [contactformulier](/contact).",
    },
    {
      question: "Ik huur of woon in een appartement. Wie moet ik bellen?",
      answer:
        "Huurt u, bel dan eerst uw verhuurder. Bezit u een appartement, meld het lek dan bij de vereniging van eigenaren (VvE).",
    },
  ],
  callToAction: {
    heading: "Lekt het nu? Wacht niet af",
    text: `Bel ${company.emergencyPhone.display}, ook ’s nachts en in het weekend. Aan de telefoon hoort u wanneer wij er kunnen zijn.`,
  },
  emergency: true,
};
