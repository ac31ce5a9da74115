import { about } from "./about.ts";
import {
  callToAction,
  closeUp,
  drawing,
  drawingLabels,
  explanation,
  meta,
  namedPage,
  navigationLink,
  paragraphs,
  points,
} from "./blocks.ts";
import { cityPage } from "./cities.ts";
import { contact, thankYou } from "./contact.ts";
import { webAddress } from "./facts.ts";
import { fact, group, list, richText, words, yesOrNo } from "./fields.ts";
import { home } from "./home.ts";

const statementSection = {
  paragraphs,
  items: list("Opsomming", richText("Regel")).optional(),
};

export const pages = {
  "paginas/home.yaml": home,
  "paginas/diensten.yaml": group("Alle diensten", { ...namedPage, callToAction }),
  "paginas/projecten.yaml": group("Projecten", {
    ...namedPage,
    pictures: group("Woorden bij de foto’s", {
      before: words("Voor"),
      after: words("Na"),
      compare: words("Naam van de schuif", {
        hint: "{project} wordt de titel van het project.",
        placeholders: ["project"],
      }),
      compared: words("Stand van de schuif", {
        hint: "{deel} wordt een getal van 0 tot 100.",
        placeholders: ["deel"],
      }),
    }),
    serviceLink: words("Link naar de dienst van een project", {
      hint: "{dienst} wordt de naam.",
      placeholders: ["dienst"],
    }),
    callToAction,
  }),
  "paginas/over-ons.yaml": about,
  "paginas/werkgebied.yaml": group("Werkgebied", {
    ...namedPage,
    paragraphs,
    citiesHeading: words("Kop boven de steden"),
    map: group("Kaart", {
      heading: words("Kop"),
      frameUrl: webAddress("Adres van de kaart"),
      frameTitle: words("Naam van de kaart"),
      frameFallback: richText("Voor wie de kaart niet ziet", { hint: "Met een link naar een kaart." }),
    }),
    callToAction,
  }),
  "paginas/faq.yaml": group("Veelgestelde vragen", {
    ...namedPage,
    categories: list(
      "Groepen",
      group("Groep", {
        id: fact("Kort woord", /^[a-z]+$/, { remedy: "gebruik alleen kleine letters", example: "algemeen" }),
        title: words("Kop"),
      }),
    ),
    callToAction,
  }),
  "paginas/vve.yaml": group("Dak van een VvE", {
    ...namedPage,
    drawing,
    labels: drawingLabels,
    explanations: list(
      "Uitleg",
      group("Uitleg", {
        ...explanation.shape,
        closeUp: closeUp.optional(),
        paragraphs: paragraphs.optional(),
        items: points.optional(),
      }),
    ),
    callToAction,
  }),
  "paginas/contact.yaml": contact,
  "paginas/bedankt.yaml": thankYou,
  "paginas/privacy.yaml": group("Privacyverklaring", {
    ...namedPage,
    sections: list(
      "Onderdelen",
      group("Onderdeel", {
        heading: words("Kop"),
        aboutConfirmation: yesOrNo(
          "Over de bevestiging",
          "Alleen te zien als bezoekers een bevestiging krijgen; dat staat bij Bedrijf.",
        ),
        ...statementSection,
      }),
    ),
  }),
  "paginas/toegankelijkheid.yaml": group("Toegankelijkheid", {
    ...namedPage,
    sections: list("Onderdelen", group("Onderdeel", { heading: words("Kop"), ...statementSection })),
  }),
  "paginas/niet-gevonden.yaml": group("Pagina niet gevonden", {
    meta,
    heading: words("Kop"),
    text: richText("Tekst"),
    links: list("Links", navigationLink),
  }),
  /** The texts of this page must be true of every place in the Netherlands. */
  "paginas/andere-plaats.yaml": group("Andere plaats", {
    withoutName: words("Zolang de naam onbekend is", {
      hint: "Staat op de plek van {plaats} tot de naam bekend is.",
      example: "uw woonplaats",
    }),
    ...cityPage,
  }).meta({ placeholders: ["plaats"] }),
};
