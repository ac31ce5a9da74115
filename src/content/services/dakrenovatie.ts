import type { PictureContent, ServicePage, ServiceSummary } from "../types";

export const summary: ServiceSummary = {
  slug: "dakrenovatie",
  name: "Dakrenovatie",
  order: 10,
  card: "Is uw dak oud of blijft het lekken? Wij vernieuwen wat versleten is en laten liggen wat nog goed is.",
  quoteOption: "dakrenovatie",
};

export const picture: PictureContent = {
  name: "dakrenovatie",
  alt: "Een dak in de steigers: rechts liggen de nieuwe pannen, links nog panlatten op folie.",
  impression: true,
};

export const page: ServicePage = {
  meta: {
    title: "Dakrenovatie: wanneer is uw dak aan vervanging toe?",
    description:
      "Lees waaraan u een versleten dak herkent, hoe een renovatie verloopt en waar de prijs van afhangt. De inspectie is gratis en vrijblijvend.",
  },
  heading: "Dakrenovatie voor een dak op leeftijd",
  intro:
    "Een dak gaat lang mee, maar niet eeuwig. Wij kijken gratis hoe uw dak ervoor staat en vernieuwen alleen wat nodig is.",
  picture,
  facts: [
    { label: "Renovatie", value: "Meestal na 25 tot 40 jaar" },
    { label: "Garantie", value: "Tot 15 jaar op materiaal en werk" },
    { label: "Inspectie en advies", value: "Gratis en vrijblijvend" },
    { label: "Werkgebied", value: "Heel Nederland" },
  ],
  about: {
    heading: "Wat houdt een dakrenovatie in?",
    paragraphs: [
      "Bij een dakrenovatie vervangen wij de buitenste laag van uw dak en alles daaronder wat versleten is. Denk aan pannen, dakbedekking, panlatten (de houten latten onder de pannen) en lood (de grijze metalen stroken langs de schoorsteen). Het hout van het dak zelf blijft als het droog en sterk is.",
      "Een schuin dak krijgt meestal nieuwe [dakpannen](/pannendaken). Op een plat dak leggen wij vaak [bitumen dakbedekking](/bitumen-dakbedekking). Tijdens het werk ligt het dak toch open. Dat is een goed moment voor [dakisolatie](/dakisolatie). Ook oude [dakgoten](/dakgoten) kunnen meteen mee, want de steiger staat er al.",
    ],
  },
  signs: {
    heading: "Wanneer is uw dak aan vervanging toe?",
    intro: "De meeste daken zijn na 25 tot 40 jaar toe aan renovatie. Let op deze signalen:",
    items: [
      "Pannen breken, schilferen of schuiven steeds weer weg.",
      "Na een reparatie lekt het op een andere plek.",
      "Op zolder ziet u vochtkringen, schimmel of zacht hout.",
      "De bovenrand van het dak zakt door.",
      "Uw platte dak heeft scheuren, blazen of open naden.",
    ],
  },
  steps: {
    heading: "Van inspectie tot oplevering",
    items: [
      {
        title: "Inspectie",
        text: "Wij bekijken het dak van buiten en van binnen. U hoort eerlijk of repareren nog zin heeft.",
      },
      {
        title: "Offerte",
        text: "In de offerte leest u welk werk wij doen en met welk materiaal. Zo weet u vooraf waar u aan toe bent.",
      },
      {
        title: "Uitvoering",
        text: "Wij werken in delen. Aan het eind van de dag is elk open deel afgedekt. Onze dakdekkers zijn VCA-gecertificeerd. VCA gaat over veilig werken.",
      },
      {
        title: "Oplevering",
        text: "Samen met u lopen wij het werk na. De garantie krijgt u op papier.",
      },
    ],
  },
  expect: {
    heading: "Hoelang duurt het en wat merkt u ervan?",
    paragraphs: [
      "Reken voor een rijtjeshuis op ongeveer één tot twee weken. Regen of harde wind kan het werk vertragen. U kunt thuis blijven wonen. Overdag hoort u wel lawaai en op zolder kan stof vallen. Dek uw spullen daar dus af.",
      "De prijs hangt vooral af van de grootte en vorm van het dak. Ook het materiaal en de staat van het hout tellen mee. Ook de steiger en het afvoeren van oud materiaal tellen mee.",
    ],
  },
  benefits: {
    heading: "Wat een vernieuwd dak u oplevert",
    items: [
      "Een droge zolder en droge plafonds",
      "Minder warmteverlies als u meteen isoleert",
      "Eén keer een steiger voor dak, goot en isolatie",
      "Tot 15 jaar garantie op materiaal en werk",
    ],
  },
  questions: [
    {
      question: "Kan mijn dak ook gerepareerd worden?",
      answer:
        "Vaak wel. Is de schade klein en de rest van het dak goed? Dan raden wij een reparatie aan. Komen lekken steeds terug, dan is vernieuwen op de lange duur meestal voordeliger.",
    },
    {
      question: "Heb ik een vergunning nodig?",
      answer:
        "Meestal niet, als de vorm en het uiterlijk gelijk blijven. Voor monumenten en oude buurten met een beschermd stadsgezicht gelden strengere regels. Doe de vergunningcheck in het Omgevingsloket of vraag het uw gemeente.",
    },
    {
      question: "Wat gebeurt er als er asbest in mijn dak zit?",
      answer:
        "Dat komt voor bij gebouwen van vóór 1994. Het asbest moet er dan eerst af, door een gecertificeerd asbestbedrijf. Daarna kunnen wij beginnen.",
    },
  ],
  callToAction: {
    heading: "Twijfelt u tussen repareren en vernieuwen?",
    text: "Laat ons eerst kijken. U krijgt advies en een offerte, en u zit nergens aan vast.",
  },
};
