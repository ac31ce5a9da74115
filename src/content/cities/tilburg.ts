import type { CityPage, CitySummary } from "../types";

export const summary: CitySummary = {
  slug: "tilburg",
  name: "Tilburg",
  order: 60,
  province: "Noord-Brabant",
  latitude: 51.5555,
  longitude: 5.0913,
  mapLabel: "below",
};

export const page: CityPage = {
  meta: {
    title: "Dakdekker Tilburg: lint, wevershuis en Reeshof",
    description:
      "Lage huizen aan oude linten, diepe aanbouwen en de Reeshof die aan onderhoud toe is. Dit vraagt een dak in Tilburg, en zo helpen wij.",
  },
  heading: "Een dakdekker voor Tilburg",
  intro:
    "Tilburg heeft geen grachten of stadsmuur. De stad groeide langs oude wegen tussen gehuchten, met wol als motor. Dat ziet u nog steeds vanboven: lage kappen aan de straat en erachter aanbouw na aanbouw.",
  distance:
    "Wij komen van ongeveer 95 kilometer ver, uit Hilversum. Noemt u in uw aanvraag het bouwjaar en de aanbouwen, dan komen wij goed voorbereid.",
  sections: [
    {
      heading: "De stad van de wol",
      paragraphs: [
        "Wevers werkten eeuwenlang thuis. Hun huizen waren laag en stonden aan de linten, op diepe percelen. Later kwamen de fabrieken; het TextielMuseum in de Goirkestraat zit in zo’n gebouw. De fabrikanten woonden in grote villa’s dichtbij. Het Wilhelminapark en de Goirkestraat vormen samen een rijksbeschermd gezicht. Voordat u daar de buitenkant verandert, legt u het plan voor aan de gemeente.",
      ],
    },
    {
      heading: "Achter de kap zit nog een dak",
      paragraphs: [
        "Door de diepe percelen groeiden keukens, schuren en werkplaatsen achteruit de tuin in. Waar het schuine dak op zo’n plat deel uitkomt, lekt het vaak het eerst. Tilburg-West en Noord zijn van na de oorlog. De Reeshof is sinds ongeveer 1980 gebouwd, buurt voor buurt. De oudste delen bereiken nu de leeftijd waarop een dak meestal wordt vernieuwd.",
      ],
    },
  ],
  services: [
    {
      slug: "pannendaken",
      text: "Een oude kap aan het lint is vaak klein en niet meer recht. Pannen moeten passend worden gelegd en vastgezet.",
    },
    {
      slug: "dakgoten",
      text: "Tussen hoofdhuis en aanbouw ligt vaak een verborgen goot. Die slibt dicht zonder dat u het ziet.",
    },
    {
      slug: "dakisolatie",
      text: "De eerste huizen in de Reeshof zijn veel dunner geïsoleerd dan nu gebruikelijk is.",
    },
  ],
  benefits: [
    {
      title: "Het hele dak, ook achter",
      text: "Wij bekijken gratis elk dakdeel tot aan de achterste schuur, met de aansluitingen ertussen.",
    },
    {
      title: "Plat en schuin in één hand",
      text: "Pannen, zink en bitumen raken elkaar hier vaak. Wij doen het geheel, dus ook de naad ertussen.",
    },
    {
      title: "Vrijblijvend",
      text: "U krijgt advies en binnen 24 uur antwoord op uw aanvraag.",
    },
    {
      title: "Ook ’s avonds aan de lijn",
      text: "Bij een lek zijn wij 24/7 te bellen, met hulp binnen enkele uren als streven.",
    },
  ],
  callToAction: {
    heading: "Waar lekt of knelt het?",
    text: "Vertel of uw huis in Tilburg aan een lint staat of in een nieuwere wijk. Dan weten wij wat wij moeten meenemen.",
  },
};
