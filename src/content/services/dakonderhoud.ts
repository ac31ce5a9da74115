import type { PictureContent, ServicePage, ServiceSummary } from "../types";

export const summary: ServiceSummary = {
  slug: "dakonderhoud",
  name: "Dakonderhoud",
  order: 60,
  card: "Goten leeg, pannen recht, naden nagekeken. Zo wordt een klein gebrek geen lekkage.",
  quoteOption: "dakonderhoud",
};

export const picture: PictureContent = {
  name: "dakonderhoud",
  alt: "Een pannendak met links dik mos en rechts schone pannen, met een bezem en een ladder.",
  impression: true,
};

export const page: ServicePage = {
  meta: {
    title: "Dakonderhoud: wat doen wij en hoe vaak is het nodig?",
    description:
      "Lees wat er bij een onderhoudsbeurt gebeurt, wanneer die verstandig is en of reinigen en coaten van dakpannen zin heeft.",
  },
  heading: "Dakonderhoud: kleine gebreken op tijd verholpen",
  intro:
    "Een verstopte goot of een losse pan lijkt onschuldig, tot het binnen nat wordt. Tijdens een onderhoudsbeurt vinden en herstellen wij zulke gebreken voordat ze schade geven.",
  picture,
  facts: [
    { label: "Vuistregel", value: "Eén beurt per jaar" },
    { label: "Goed moment", value: "Najaar, als het blad gevallen is" },
    { label: "Dakdekkers", value: "VCA-gecertificeerd" },
    { label: "Inspectie en advies", value: "Gratis en vrijblijvend" },
  ],
  about: {
    heading: "Wat doen wij bij een onderhoudsbeurt?",
    paragraphs: [
      "Schuin dak? Dan zetten wij verschoven pannen recht en vervangen wij kapotte. Wij bekijken de nok (de bovenste rand), de schoorsteen en het lood. Dat zijn de grijze stroken die kieren tussen dak en muur afsluiten.",
      "Plat dak? Daar halen wij bladeren, takjes en onkruid weg. De afvoer moet vrij zijn, en naden en randen moeten goed vastzitten. Op elk dak maken wij ook de goten leeg.",
    ],
  },
  signs: {
    heading: "Wanneer is een beurt verstandig?",
    intro: "U hoeft niet te wachten op een lek. Plan onderhoud als u dit herkent:",
    items: [
      "Er is al jaren niemand op het dak geweest.",
      "Het heeft hard gestormd of gehageld.",
      "Uw huis staat vlak bij hoge bomen.",
      "De goot stroomt over als het regent.",
      "Er liggen dikke plukken mos op de pannen of op de stoep.",
    ],
  },
  steps: {
    heading: "Een onderhoudsbeurt in vier stappen",
    items: [
      {
        title: "Afspreken",
        text: "U vertelt welk soort dak u heeft en wat u opvalt. De prijs van de beurt weet u voordat wij beginnen.",
      },
      {
        title: "Schoonmaken",
        text: "Wij verwijderen blad, vuil en los mos. Pannen reinigen wij niet met een harde straal. Die beschadigt het oppervlak en spuit water onder de pannen.",
      },
      {
        title: "Nakijken en bijwerken",
        text: "Kleine gebreken verhelpen wij direct, na overleg met u.",
      },
      {
        title: "Bespreken",
        text: "Wij laten u foto’s zien. U hoort wat in orde is, wat kan wachten en wat niet.",
      },
    ],
  },
  expect: {
    heading: "Tijd, kosten en voorbereiding",
    paragraphs: [
      "Bij een gewoon woonhuis zijn wij meestal binnen een halve dag klaar. Sluit de ramen en haal losse spullen onder de goot weg. Bent u niet thuis, dan is dat vaak geen probleem, zolang wij rondom het huis kunnen komen.",
      "De inspectie en het advies zijn gratis. Schoonmaken en herstellen is betaald werk. De prijs hangt af van de hoogte, het soort dak, hoeveel vuil er ligt en wat er kapot is.",
    ],
  },
  benefits: {
    heading: "Wat regelmatig onderhoud u geeft",
    items: [
      "Minder kans op een onverwachte lekkage",
      "Een dak dat langer meegaat",
      "Regenwater dat via de goot wegloopt, niet langs uw muur",
      "Op tijd weten welke grote kosten eraan komen",
    ],
  },
  questions: [
    {
      question: "Hoe vaak moet de dakgoot schoon?",
      answer:
        "Eén keer per jaar is voor veel huizen genoeg, het liefst na de herfst. Staan er bomen naast uw huis, kies dan voor twee keer. Meer leest u bij [dakgoten](/dakgoten).",
    },
    {
      question: "Heeft het zin om dakpannen te reinigen en te coaten?",
      answer:
        "Een coating is een beschermende verflaag. De kleur wordt weer egaal en mos groeit minder snel. Kapotte of versleten pannen maakt een coating niet weer goed. Laat daarom eerst een [dakinspectie](/dakinspectie) doen.",
    },
    {
      question: "Wat kan ik zelf in de gaten houden?",
      answer:
        "Kijk na een storm vanaf de grond of er pannen verschoven zijn. Let op natte strepen op de muur en vlekken op zolder. Blijf zelf van het dak af.",
    },
    {
      question: "Mag ik mos zelf met een middel bestrijden?",
      answer:
        "Alleen met een middel dat hiervoor is toegelaten; dat staat op het etiket. Houd er rekening mee dat het met de regen in uw tuin of de sloot kan komen. Klim er niet voor op het dak. Wij halen mos liever met de hand weg.",
    },
  ],
  callToAction: {
    heading: "Wanneer is uw dak voor het laatst nagekeken?",
    text: "Weet u het niet meer? Vraag een beurt aan, dan hoort u binnen 24 uur van ons.",
  },
};
