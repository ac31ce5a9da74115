import type { FaqContent } from "./types";

/** The frequently asked questions, /faq: four categories with 4, 3, 3 and 2 questions. */
export const faq: FaqContent = {
  meta: {
    title: "Veelgestelde vragen over uw dak",
    description:
      "Antwoorden over garantie, kosten, lekkage, isolatie en materialen: hoelang gaat een dak mee en wat kunt u van ons verwachten?",
  },
  heading: "Veelgestelde vragen",
  intro:
    "Twaalf vragen die wij vaak horen, met een kort antwoord. Staat uw vraag er niet bij? Bel of mail ons gerust.",
  categories: [
    {
      title: "Algemeen & garantie",
      questions: [
        {
          question: "Hoe snel bent u er bij een lekkage?",
          answer:
            "Wij zijn 24 uur per dag en 7 dagen per week bereikbaar voor spoed. Ons streven is om binnen enkele uren bij u te zijn. Wat u tot die tijd zelf veilig kunt doen, leest u bij [daklekkage](/daklekkage).",
        },
        {
          question: "Welke garantie krijg ik?",
          answer:
            "U krijgt tot 15 jaar garantie op materiaal en werk. De termijn hangt af van het soort werk en het materiaal. Hij staat in uw offerte, dus u weet hem vooraf.",
        },
        {
          question: "Is de dakinspectie echt gratis?",
          answer:
            "Ja. De [inspectie](/dakinspectie) en het advies kosten niets en u zit nergens aan vast. Daarna beslist u zelf of u een offerte wilt. Is uw dak in orde, dan zeggen wij dat ook.",
        },
        {
          question: "Werkt u in heel Nederland?",
          answer:
            "Ja. Wij komen uit Hilversum en werken in het hele land, voor huiseigenaren en voor bedrijven. Hoe verder weg u woont, hoe langer wij onderweg zijn. Wat dat bij een lek betekent, leest u bij [ons werkgebied](/werkgebied).",
        },
      ],
    },
    {
      title: "Kosten & offertes",
      questions: [
        {
          question: "Wat kost een nieuw dak?",
          answer:
            "Dat hangt af van de grootte, de vorm en de hoogte van het dak. Ook het materiaal, de staat van het hout, de steiger en het afvoeren van oud materiaal tellen mee. Daarom noemen wij geen prijs zonder het dak te zien. Na de gratis inspectie krijgt u een offerte voor uw dak.",
        },
        {
          question: "Hoe snel krijg ik een reactie op mijn aanvraag?",
          answer:
            "Binnen 24 uur nemen wij contact met u op. Wij plannen dan meteen een dag om uw dak te bekijken. Is er haast bij? Bel ons dan direct.",
        },
        {
          question: "Kan ik subsidie krijgen voor dakisolatie?",
          answer:
            "Misschien. Woont u in een huis van uzelf? Dan is er de ISDE, een subsidie van het Rijk voor onder meer isolatie. De regels veranderen geregeld. Kijk dus op rvo.nl voordat u ons een opdracht geeft. Vraag het ook bij uw gemeente.",
        },
      ],
    },
    {
      title: "Diensten & aanpak",
      questions: [
        {
          question: "Wanneer moet ik mijn dak laten vernieuwen?",
          answer:
            "De meeste daken zijn na 25 tot 40 jaar toe aan [renovatie](/dakrenovatie). Lekt het vaker, schuiven er pannen weg of is het hout zacht? Laat er dan eerder naar kijken. Vaak is een reparatie nog genoeg. Dan hoort u dat van ons.",
        },
        {
          question: "Hoeveel scheelt dakisolatie?",
          answer:
            "Via een slecht geïsoleerd dak kan tot 30% van de warmte in huis verdwijnen. Met [dakisolatie](/dakisolatie) houdt u meer warmte binnen. Hoeveel u bespaart, hangt af van uw huis en van hoe warm u stookt. Daarom beloven wij u geen bedrag.",
        },
        {
          question: "Hoe vaak heeft een dak onderhoud nodig?",
          answer:
            "Laat uw dak eens per jaar nakijken, het liefst na de herfst. Dan gaan bladeren uit de goot en vallen losse pannen op voordat ze gaan lekken. Lees meer over [dakonderhoud](/dakonderhoud).",
        },
      ],
    },
    {
      title: "Materialen & technieken",
      questions: [
        {
          question: "Hoelang gaan dakpannen mee?",
          answer:
            "Keramische pannen, van gebakken klei, gaan meer dan 50 jaar mee. Betonpannen gaan 30 tot 50 jaar mee. De latten en de folie eronder zijn vaak eerder aan vervanging toe. Lees meer over [pannendaken](/pannendaken).",
        },
        {
          question: "Wat is het verschil tussen bitumen en EPDM?",
          answer:
            "Bitumen is een taai, zwart materiaal dat wij in banen op het dak leggen en aan elkaar smelten. Het gaat 25 tot 30 jaar mee. EPDM is een soort rubber. Het komt in grote stukken, heeft weinig naden en kan tot 50 jaar meegaan. Wat bij u past, hangt af van de vorm van het dak en van de hoeken en pijpen. Lees meer over [platte daken](/bitumen-dakbedekking).",
        },
      ],
    },
  ],
  callToAction: {
    heading: "Staat uw vraag er niet bij?",
    text: "Stel hem ons. Wij antwoorden binnen 24 uur, en bij spoed meteen aan de telefoon.",
  },
};
