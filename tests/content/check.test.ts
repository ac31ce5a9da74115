import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check";
import { findingText } from "../../scripts/content/finding";
import { checkFixture, type Edit, swap } from "./fixture-site";

/* `npm run check:content` on the site as it is, and on a small one with one planted mistake of every kind. */

test("the site's own content has no mistake", () => {
  expect(checkContent(".").findings.map(findingText)).toEqual([]);
});

test("the small site has no mistake", () => {
  expect(checkFixture().findings).toEqual([]);
});

const dakgoten = "diensten/dakgoten.yaml";
const kosten = "vragen/kosten.yaml";
const inFile = (file: string) => readFileSync(`tests/content/site/src/content/${file}`, "utf8");
const inQuotes = 'Zet de hele tekst tussen rechte aanhalingstekens: "…".';

/** Words of one mistake, the file that it is made in, the edit, and all that is answered after "src/content/". */
type Planted = [mistake: string, file: string, edit: Edit, answer: string];

const texts: Planted[] = [
  [
    "an empty text",
    dakgoten,
    swap("intro: Inleiding", "intro:"),
    `${dakgoten} › intro (regel 11): dit veld is leeg; vul een tekst in.`,
  ],
  [
    "a text of spaces",
    dakgoten,
    swap("intro: Inleiding", 'intro: " "'),
    `${dakgoten} › intro (regel 11): dit veld is leeg; vul een tekst in.`,
  ],
  [
    "an empty list",
    dakgoten,
    swap("items:\n    - Voordeel", "items: []"),
    `${dakgoten} › benefits.items (regel 37): deze lijst is leeg; zet er minstens één regel in.`,
  ],
  [
    "a stray space",
    dakgoten,
    swap("intro: Inleiding", "intro: Twee  spaties."),
    `${dakgoten} › intro (regel 11): er staat een spatie te veel, aan het begin, aan het eind of dubbel; haal die weg.`,
  ],
  [
    "a title that is too long",
    dakgoten,
    swap(/title: .*/, `title: ${"x".repeat(74)}`),
    `${dakgoten} › meta.title (regel 8): deze tekst heeft 74 tekens; maak er hoogstens 60 van.`,
  ],
  [
    "a description that is too long",
    dakgoten,
    swap(/description: .*/, `description: ${"x".repeat(161)}`),
    `${dakgoten} › meta.description (regel 9): deze tekst heeft 161 tekens; maak er hoogstens 160 van.`,
  ],
  [
    "a card that is too long",
    dakgoten,
    swap(/card: .*/, `card: ${"x".repeat(131)}`),
    `${dakgoten} › card (regel 3): deze tekst heeft 131 tekens; maak er hoogstens 130 van.`,
  ],
  [
    "a title that two pages share",
    dakgoten,
    swap("title: Titel van dakgoten", "title: Titel van faq"),
    `${dakgoten} › meta.title (regel 8): deze tekst staat ook in paginas/faq.yaml; geef elke pagina en elke vraag een eigen tekst.`,
  ],
  [
    "a question that is asked twice",
    kosten,
    swap("Wat kost een goot?", "Welke garantie krijg ik?"),
    `${kosten} › question (regel 3): deze tekst staat ook in vragen/garantie.yaml; geef elke pagina en elke vraag een eigen tekst.`,
  ],
  [
    "a service page with too much text",
    dakgoten,
    swap("- Voordeel", `- ${"woord ".repeat(600).trim()}`),
    `${dakgoten}: de pagina heeft 930 woorden; maak er 300 tot 600 van.`,
  ],
  [
    "the informal form of address",
    dakgoten,
    swap("intro: Inleiding", "intro: Loop om je huis."),
    `${dakgoten} › intro (regel 11): er staat “je”; de site spreekt bezoekers aan met u en uw.`,
  ],
  [
    "markup",
    dakgoten,
    swap("intro: Inleiding", "intro: Een <b>goede</b> goot."),
    `${dakgoten} › intro (regel 11): <b> wordt op de site zo getoond; haal het weg.`,
  ],
  [
    "letters of another encoding",
    dakgoten,
    swap("intro: Inleiding", "intro: Ã©Ã©n dak."),
    `${dakgoten} › intro (regel 11): er staan tekens in die niet goed zijn overgekomen`,
  ],
  [
    "a letter that was lost",
    dakgoten,
    swap("intro: Inleiding", "intro: \uFFFD\uFFFDn dak."),
    `${dakgoten} › intro (regel 11): er staan tekens in die niet goed zijn overgekomen`,
  ],
  [
    "curly quotation marks around a text",
    dakgoten,
    swap("intro: Inleiding", "intro: “Een goede goot”"),
    `${dakgoten} › intro (regel 11): de aanhalingstekens om de tekst komen zo op de site; haal ze weg.`,
  ],
  [
    "a placeholder that stands for nothing",
    kosten,
    swap("{telefoon}", "{telefon}"),
    `${kosten} › answer (regel 4): {telefon} kennen wij niet; gebruik {bedrijfsnaam}, {bedrijfsadres}, {kvk}, {telefoon}, {spoednummer}, {e-mail}, {afzender}, {netwerk}, {openingstijden}, {bewaartermijn}. Bedoelde u telefoon?`,
  ],
  [
    "a placeholder of another page",
    kosten,
    swap("{telefoon}", "{plaats}"),
    `${kosten} › answer (regel 4): {plaats} kennen wij niet; gebruik`,
  ],
  [
    "a placeholder without its end",
    kosten,
    swap("{telefoon}", "{telefoon"),
    `${kosten} › answer (regel 4): { kennen wij niet; gebruik`,
  ],
];

const shapes: Planted[] = [
  [
    "a field that does not exist",
    dakgoten,
    swap("heading: Dakgoten", "headign: Dakgoten\nheading: Dakgoten"),
    `${dakgoten} › headign (regel 10): headign: zo’n veld bestaat hier niet; verbeter de naam of haal het weg. Bedoelde u heading?`,
  ],
  [
    "a field of a block that does not exist",
    dakgoten,
    swap("  title: Titel", "  titel: Titel\n  title: Titel"),
    `${dakgoten} › meta.titel (regel 8): titel: zo’n veld bestaat hier niet; verbeter de naam of haal het weg. Bedoelde u title?`,
  ],
  [
    "a missing picture",
    dakgoten,
    swap(/picture:\n.*\n.*\n/, ""),
    `${dakgoten} › picture: dit veld ontbreekt; zet het erbij, een ander bestand laat zien hoe.`,
  ],
  [
    "a missing description of a picture",
    dakgoten,
    swap(/ {2}alt: .*\n/, ""),
    `${dakgoten} › picture.alt (regel 5): dit veld ontbreekt; zet het erbij`,
  ],
  [
    "a text where a list belongs",
    dakgoten,
    swap("items:\n    - Voordeel", "items: Voordeel"),
    `${dakgoten} › benefits.items (regel 37): hier hoort een lijst: elke regel begint met een streepje en een spatie.`,
  ],
  [
    "a text where fields belong",
    dakgoten,
    swap("  - label: Wat\n    value: Waarde\n", "  - Waarde\n"),
    `${dakgoten} › facts[1e] (regel 13): hier horen velden onder elkaar; een ander bestand laat zien welke.`,
  ],
  [
    "too few of a list",
    dakgoten,
    swap("  - label: Wat\n    value: Waarde\n", ""),
    `${dakgoten} › facts (regel 13): dit zijn er 1; zet er minstens 2.`,
  ],
  [
    "too many of a list",
    "paginas/home.yaml",
    swap("    - Belofte\n", "    - Belofte\n".repeat(5)),
    "paginas/home.yaml › hero.assurances (regel 8): dit zijn er 5; er passen er hoogstens 4.",
  ],
  [
    "a number in words",
    dakgoten,
    swap("order: 10", "order: tien"),
    `${dakgoten} › order (regel 2): “tien” is geen getal; gebruik alleen cijfers en een punt.`,
  ],
  [
    "a word that is not among the choices",
    "steden/soest.yaml",
    swap("province: Utrecht", "province: Utrcht"),
    "steden/soest.yaml › province (regel 3): “Utrcht” kan hier niet; kies uit Drenthe, Flevoland, Friesland, Gelderland, Groningen, Limburg, Noord-Brabant, Noord-Holland, Overijssel, Utrecht, Zeeland, Zuid-Holland. Bedoelde u Utrecht?",
  ],
  [
    "a choice of the form that does not exist",
    dakgoten,
    swap("order: 10", "order: 10\nquoteOption: goten"),
    `${dakgoten} › quoteOption (regel 3): “goten” kan hier niet; kies uit dakrenovatie,`,
  ],
  [
    "a file that is no text",
    "diensten/dakgoten.yml",
    () => "a: b\n",
    "diensten/dakgoten.yml: dit bestand hoort hier niet; een tekst staat in een bestand dat eindigt op .yaml.",
  ],
  [
    "a page's file that is gone",
    "paginas/faq.yaml",
    () => undefined,
    "paginas/faq.yaml: dit bestand ontbreekt; zet het terug.",
  ],
];

const punctuation: Planted[] = [
  [
    "a colon inside a text",
    dakgoten,
    swap("intro: Inleiding", "intro: Let op: het lekt."),
    `${dakgoten} (regel 11): een dubbele punt met een spatie erachter maakt van het begin van de tekst een veld. ${inQuotes}`,
  ],
  [
    "a lost quotation mark",
    kosten,
    swap("question: Wat", 'question: "Wat'),
    `${kosten} (regel 3): de tekst begint met een aanhalingsteken; zet er aan het eind ook een: ".`,
  ],
  [
    "a curly quotation mark at the end",
    kosten,
    swap("question: Wat kost een goot?", 'question: "Wat kost een goot?”'),
    `${kosten} (regel 3): de tekst begint met een aanhalingsteken; zet er aan het eind ook een: ".`,
  ],
  [
    "an apostrophe at the start",
    kosten,
    swap("question: Wat", "question: 't Wat"),
    `${kosten} (regel 3): een tekst kan niet met ' beginnen; gebruik ’, of: ${inQuotes}`,
  ],
  [
    "a text that starts with a link",
    kosten,
    swap("answer: Dat", "answer: [Dat](/contact)"),
    `${kosten} (regel 4): een tekst kan niet met [ of { beginnen. ${inQuotes}`,
  ],
  [
    "a lost bracket",
    kosten,
    swap("answer: Dat", "answer: [Dat"),
    `${kosten} (regel 4): een tekst kan niet met [ of { beginnen. ${inQuotes}`,
  ],
  [
    "a text that is a placeholder alone",
    kosten,
    swap(/question: .*/, "question: {telefoon}"),
    `${kosten} › question (regel 3): hier hoort één tekst. Begint hij met [ of {? ${inQuotes}`,
  ],
  [
    "curly quotes around a text with a colon",
    kosten,
    swap(/question: .*/, "question: “Wat kost: een nieuw dak?”"),
    `${kosten} (regel 3): de tekst staat tussen gekrulde aanhalingstekens; haal ze weg.`,
  ],
  [
    "a lost colon",
    kosten,
    swap("question: Wat", "question Wat"),
    `${kosten} (regel 3): deze regel is geen veld. Hoort hij bij de tekst erboven?`,
  ],
  [
    "a lost space after a colon",
    kosten,
    swap("question: Wat", "question:Wat"),
    `${kosten} (regel 3): na de dubbele punt hoort een spatie.`,
  ],
  [
    "a text that a # cuts off",
    kosten,
    swap("question: Wat", "question: De #1: wat"),
    `${kosten} (regel 3): wat achter # staat, komt niet op de site. ${inQuotes}`,
  ],
  [
    "a text that starts with &",
    kosten,
    swap("question: Wat", "question: &Wat"),
    `${kosten} (regel 3): een tekst kan niet met & of ! beginnen. ${inQuotes}`,
  ],
  [
    "a text that starts with !",
    kosten,
    swap("question: Wat", "question: !Wat"),
    `${kosten} (regel 3): een tekst kan niet met & of ! beginnen. ${inQuotes}`,
  ],
  [
    "a text that starts with @",
    kosten,
    swap("question: Wat", "question: @Wat"),
    `${kosten} (regel 3): een tekst kan niet met dit teken beginnen. ${inQuotes}`,
  ],
  [
    "a tab before a field",
    dakgoten,
    swap("  title: Titel", "\ttitle: Titel"),
    `${dakgoten} (regel 8): een regel springt in met spaties, niet met de tabtoets`,
  ],
  [
    "a field that stands there twice",
    kosten,
    swap("order: 20", "order: 20\norder: 30"),
    `${kosten} (regel 3): dit veld staat er twee keer; haal een van de twee weg.`,
  ],
];

const links: Planted[] = [
  [
    "a link to a page that does not exist",
    kosten,
    swap("(/dakgoten)", "(/dakgoot)"),
    `${kosten} › answer (regel 4): de pagina /dakgoot bestaat niet; verbeter het adres van de link. Bedoelde u /dakgoten?`,
  ],
  [
    "a link to a project that does not exist",
    kosten,
    swap("(/dakgoten)", "(/projecten#villa)"),
    `${kosten} › answer (regel 4): op de pagina /projecten bestaat geen onderdeel #villa; haal dat deel van het adres weg.`,
  ],
  [
    "a link without its slash",
    kosten,
    swap("(/dakgoten)", "(dakgoten)"),
    `${kosten} › answer (regel 4): dakgoten is geen adres; begin met / voor een pagina van deze site, of met https:// voor een andere.`,
  ],
  [
    "a link with a space in it",
    kosten,
    swap("](/dakgoten)", "] (/dakgoten)"),
    `${kosten} › answer (regel 4): de link is niet goed geschreven; schrijf hem als [woorden](/contact)`,
  ],
  [
    "a link that lost its bracket",
    kosten,
    swap("](/dakgoten)", "(/dakgoten)"),
    `${kosten} › answer (regel 4): de link is niet goed geschreven; schrijf hem als [woorden](/contact)`,
  ],
  [
    "a link where none works",
    dakgoten,
    swap("intro: Inleiding", "intro: Uw [goten](/dakgoten)"),
    `${dakgoten} › intro (regel 11): een link werkt in dit veld niet; schrijf alleen de woorden.`,
  ],
  [
    "a phone link that dials nothing",
    kosten,
    swap("(/dakgoten)", "(tel:035-1)"),
    `${kosten} › answer (regel 4): het nummer in tel:035-1 is niet te bellen; schrijf [{telefoon}](tel:{telefoon}).`,
  ],
  [
    "a mail link without an address",
    kosten,
    swap("(/dakgoten)", "(mailto:info)"),
    `${kosten} › answer (regel 4): mailto:info is geen e-mailadres; schrijf [{e-mail}](mailto:{e-mail}).`,
  ],
  [
    "a menu entry that leads nowhere",
    "algemeen.yaml",
    swap("path: /contact", "path: /contakt"),
    "algemeen.yaml › navigation[1e].path (regel 11): de pagina /contakt bestaat niet; verbeter het adres van de link. Bedoelde u /contact?",
  ],
  [
    "a service that does not exist",
    "projecten/villa-baarn.yaml",
    swap("serviceSlug: dakgoten", "serviceSlug: dakgoot"),
    "projecten/villa-baarn.yaml › serviceSlug (regel 10): de dienst “dakgoot” bestaat niet; kies uit dakgoten, daklekkage. Bedoelde u dakgoten?",
  ],
  [
    "a project on the home page that does not exist",
    "paginas/home.yaml",
    swap("projectSlug: villa-baarn", "projectSlug: villa-soest"),
    "paginas/home.yaml › recentWork.items[1e].projectSlug (regel 42): het project “villa-soest” bestaat niet; kies uit villa-baarn. Bedoelde u villa-baarn?",
  ],
  [
    "a group of questions that does not exist",
    kosten,
    swap("category: algemeen", "category: prijzen"),
    `${kosten} › category (regel 1): de groep “prijzen” bestaat niet; kies uit algemeen.`,
  ],
  [
    "a redirect to a page that does not exist",
    "doorverwijzingen.yaml",
    swap("to: /contact", "to: /kontact"),
    "doorverwijzingen.yaml › [1e].to (regel 2): de pagina /kontact bestaat niet; verbeter het adres van de link. Bedoelde u /contact?",
  ],
  [
    "a redirect with a slash at the end",
    "doorverwijzingen.yaml",
    swap("from: /oud", "from: /oud/"),
    "doorverwijzingen.yaml › [1e].from (regel 1): “/oud/” is geen adres van deze site; begin met een / en eindig zonder /.",
  ],
  [
    "a redirect of many addresses at once",
    "doorverwijzingen.yaml",
    swap("from: /oud", "from: /oud/*"),
    "doorverwijzingen.yaml › [1e].from (regel 1): “/oud/*” is geen adres van deze site",
  ],
  [
    "a redirect that hides a page",
    "doorverwijzingen.yaml",
    swap("from: /oud", "from: /faq"),
    "doorverwijzingen.yaml › [1e].from (regel 1): de pagina /faq bestaat nog; niemand zou haar meer zien.",
  ],
  [
    "an address that is redirected twice",
    "doorverwijzingen.yaml",
    (text) => text + text,
    "doorverwijzingen.yaml › [2e].from (regel 3): /oud staat er al; haal een van de twee weg.",
  ],
];

const company = "bedrijf.yaml";
const facts: Planted[] = [
  [
    "a phone number with a digit too few",
    company,
    swap(/phone: .*/, "phone: 035 621 12 3"),
    `${company} › phone (regel 3): “035 621 12 3” is niet te bellen; schrijf het hele nummer`,
  ],
  [
    "a phone number that cannot be dialled",
    company,
    swap(/phone: .*/, "phone: 035"),
    `${company} › phone (regel 3): “035” is niet te bellen; schrijf het hele nummer, bijvoorbeeld 035 000 00 00.`,
  ],
  [
    "words beside a phone number",
    company,
    swap(/phone: .*/, "phone: 035 541 00 00 (kantoor)"),
    `${company} › phone (regel 3): “035 541 00 00 (kantoor)” is niet te bellen`,
  ],
  [
    "the office's number beside a promise for the night",
    kosten,
    swap(/answer: .*/, "answer: Dag en nacht bereikbaar op {telefoon}."),
    `${kosten} › answer (regel 4): hier staat dat u dag en nacht bereikbaar bent, met het nummer van het kantoor; schrijf {spoednummer} in plaats van {telefoon}.`,
  ],
  [
    "a closing time before the opening",
    company,
    swap('closes: "16:00"', 'closes: "07:00"'),
    `${company} › openingHours[1e].closes (regel 23): u sluit om 07:00, en dat is niet na 08:00; verbeter een van de twee.`,
  ],
  [
    "a time that is none",
    company,
    swap('opens: "08:00"', "opens: 8 uur"),
    `${company} › openingHours[1e].opens (regel 22): “8 uur” klopt niet; schrijf twee cijfers, een dubbele punt en twee cijfers: 07:30.`,
  ],
  [
    "a day with hours twice",
    company,
    swap("      - vrijdag\n", "      - maandag\n"),
    `${company} › openingHours[1e].days[2e] (regel 21): maandag staat er twee keer; haal een van de twee weg.`,
  ],
  [
    "a day that is none",
    company,
    swap("- vrijdag", "- vrijdags"),
    `${company} › openingHours[1e].days[2e] (regel 21): “vrijdags” kan hier niet; kies uit maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag. Bedoelde u vrijdag?`,
  ],
  [
    "a postcode that is none",
    company,
    swap("3741 AA", "3741aa"),
    `${company} › address.postalCode (regel 8): “3741aa” klopt niet; schrijf vier cijfers, een spatie en twee hoofdletters: 1200 AA.`,
  ],
  [
    "a country that is none",
    company,
    swap("country: NL", "country: Nederland"),
    `${company} › address.country (regel 10): “Nederland” klopt niet; schrijf de landcode: NL.`,
  ],
  [
    "a company outside the Netherlands",
    company,
    swap("latitude: 52.21", "latitude: 5.28"),
    `${company} › location.latitude (regel 12): dit getal hoort tussen 50,75 en 53,56 te liggen.`,
  ],
  [
    "a city outside the Netherlands",
    "steden/soest.yaml",
    swap("longitude: 5.29", "longitude: 52.17"),
    "steden/soest.yaml › longitude (regel 5): dit getal hoort tussen 3,35 en 7,23 te liggen.",
  ],
  [
    "an e-mail address that is none",
    company,
    swap("info@dakwerk.example", "info@dakwerk"),
    `${company} › email (regel 5): “info@dakwerk” klopt niet; schrijf een e-mailadres als naam@voorbeeld.nl.`,
  ],
  [
    "a KvK number that is too short",
    company,
    swap('"12345678"', "1234567"),
    `${company} › chamberOfCommerceNumber (regel 14): “1234567” klopt niet; een KvK-nummer heeft acht cijfers, zonder punten of spaties.`,
  ],
  [
    "a btw-id in another shape",
    company,
    swap("NL123456789B01", "NL 1234.56.789.B01"),
    `${company} › vatId (regel 15): “NL 1234.56.789.B01” klopt niet; een btw-id is NL, negen cijfers, de letter B en twee cijfers: NL000000000B00.`,
  ],
  [
    "a confirmation of which the privacy statement says nothing",
    company,
    swap(
      "email: info@dakwerk.example",
      "email: info@dakwerk.example\nconfirmationSender: site@dakwerk.example",
    ),
    `${company} › confirmationSender (regel 6): bezoekers krijgen een bevestiging, en paginas/privacy.yaml zegt dat niet`,
  ],
  [
    "an address on the web without https",
    company,
    swap("https://www.facebook.com", "www.facebook.com"),
    `${company} › socialUrl (regel 17): “www.facebook.com/dakwerk” klopt niet; schrijf het hele adres, met https:// ervoor.`,
  ],
];

const files: Planted[] = [
  [
    "a file whose name cannot stand in an address",
    "vragen/Wat kost het.yaml",
    () => inFile(kosten).replace("20", "30").replace("een goot", "een dak"),
    "vragen/Wat kost het.yaml: de naam van dit bestand kan niet in een adres; gebruik kleine letters, cijfers en streepjes, zonder spaties of accenten.",
  ],
  [
    "a service that takes the address of a page",
    "diensten/contact.yaml",
    () => inFile(dakgoten).replace("order: 10", "order: 30").replaceAll("van dakgoten", "van c"),
    "diensten/contact.yaml: de pagina /contact bestaat al; geef het bestand een andere naam.",
  ],
  [
    "an order that another service has",
    "diensten/daklekkage.yaml",
    swap("order: 20", "order: 10"),
    "diensten/daklekkage.yaml › order (regel 2): 10 staat ook in diensten/dakgoten.yaml; kies een ander getal. Het laagste getal staat vooraan.",
  ],
  [
    "an order that another question of its group has",
    kosten,
    swap("order: 20", "order: 10"),
    `${kosten} › order (regel 2): 10 staat ook in vragen/garantie.yaml; kies een ander getal.`,
  ],
  [
    "a city page that does not name its city",
    "steden/soest.yaml",
    swap("heading: Dakdekker in Soest", "heading: Uw dakdekker"),
    "steden/soest.yaml › heading (regel 9): hier ontbreekt de naam Soest; noem de plaats, dan vinden mensen de pagina.",
  ],
  [
    "a page for other places that names none",
    "paginas/andere-plaats.yaml",
    swap("title: Dakdekker in {plaats}", "title: Uw dakdekker"),
    "paginas/andere-plaats.yaml › meta.title (regel 3): hier ontbreekt de naam {plaats}; noem de plaats",
  ],
  [
    "a city that is another with other names",
    "steden/zeist.yaml",
    () => inFile("steden/soest.yaml").replaceAll("Soest", "Zeist").replace("order: 20", "order: 30"),
    "steden/zeist.yaml: deze tekst is voor 100% die van soest, als de plaatsnamen niet meetellen; minder dan 20% mag. Schrijf wat alleen hier waar is.",
  ],
  [
    "a picture that is not there",
    "projecten/villa-baarn.yaml",
    swap("name: dak", "name: dakje"),
    "projecten/villa-baarn.yaml › picture.name (regel 8): de foto “dakje” is er niet; zet hem in de map photos, of verbeter de naam. Bedoelde u dak?",
  ],
  [
    "a picture of before the work that is not there",
    "projecten/villa-baarn.yaml",
    (text) => `${text}before:\n  name: dakje\n  alt: Hetzelfde dak, met kapotte oude pannen.\n`,
    "projecten/villa-baarn.yaml › before.name (regel 12): de foto “dakje” is er niet",
  ],
  [
    "a picture that is not described",
    "projecten/villa-baarn.yaml",
    swap(/alt: .*/, "alt:"),
    "projecten/villa-baarn.yaml › picture.alt (regel 9): dit veld is leeg; vul een tekst in.",
  ],
  [
    "a drawing that is not there",
    dakgoten,
    swap("order: 10", "order: 10\ndrawing: goot"),
    `${dakgoten} › drawing (regel 3): de tekening “goot” is er niet; haal de regel weg of kies uit dakgoten.`,
  ],
];

describe.each([
  ["In a text", texts],
  ["In the fields of a file", shapes],
  ["In the punctuation", punctuation],
  ["In a link", links],
  ["In a fact", facts],
  ["In files", files],
])("%s", (_kind, planted) => {
  test.each(planted)(
    "%s is answered once, with its file, field, line and remedy",
    (_mistake, file, edit, answer) => {
      expect(checkFixture({ [file]: edit }).findings).toEqual([
        expect.stringContaining(`src/content/${answer}`),
      ]);
    },
  );
});

test("a photograph of one's own is not rendered, and needs no more than its file", () => {
  const showPhoto = swap("name: dak", "name: Mijn foto.JPG");
  const called = swap(/( {2}alt: .*\n)/, "$1  rendered: true\n");
  const project = "projecten/villa-baarn.yaml";
  const photos = ["Mijn foto.JPG", "LEESMIJ.md"];
  expect(checkFixture({ [project]: showPhoto }, photos).findings).toEqual([]);
  const both = (text: string) => called(showPhoto(text) ?? "");
  expect(checkFixture({ [project]: both }, photos).findings).toEqual([
    `src/content/${project} › picture.rendered (regel 10): dit is een eigen foto; haal rendered weg, anders staat er 3D-impressie op.`,
  ]);
});

test.each([
  ["a description that says it is a picture", "Foto van een dak met rode pannen."],
  ["a description of two words", "Rode pannen."],
  ["a description without an end", "Een dak met rode pannen en een schoorsteen"],
])("%s is advised against, and stops nothing", (_kind, alt) => {
  const { findings, advice } = checkFixture({ "projecten/villa-baarn.yaml": swap(/alt: .*/, `alt: ${alt}`) });
  expect(findings).toEqual([]);
  expect(advice).toContain(
    "src/content/projecten/villa-baarn.yaml › picture.alt (regel 9): vertel in één hele zin wat er te zien is, zonder ‘foto van’ ervoor.",
  );
});

test("two pictures with the same description are worth knowing", () => {
  const another = { "projecten/villa-baarn.yaml": swap("name: dak", "name: goot") };
  expect(checkFixture(another, ["goot.jpg"]).advice).toContainEqual(
    expect.stringContaining(
      "picture.alt (regel 9): dit staat ook bij de foto “dak”; zeg bij elke foto iets anders.",
    ),
  );
});

test("a phone number may be written in any way that a phone understands", () => {
  for (const [written, dialled] of [
    ["+31 (0)35 541 00 00", "+31355410000"],
    ["0031 35 5410000", "+31355410000"],
    ["06-12345678", "+31612345678"],
  ] as const) {
    const { content } = checkFixture({ [company]: swap(/phone: .*/, `phone: ${written}`) });
    expect(content?.["bedrijf.yaml"].phone).toEqual({ display: written, dial: dialled });
  }
});

test("WhatsApp has the emergency number, until it gets one of its own", () => {
  const chatUrl = (edit: Edit) => checkFixture({ [company]: edit }).content?.["bedrijf.yaml"].chatUrl;
  expect(chatUrl(swap(/emergencyPhone: .*/, "emergencyPhone: 06 12345678"))).toBe(
    "https://wa.me/31612345678",
  );
  expect(chatUrl(swap(/(emergencyPhone: .*)/, "$1\nwhatsapp: 06 87654321"))).toBe(
    "https://wa.me/31687654321",
  );
});

test("a fact of the company stands in a text, and in a link as a phone dials it", () => {
  const answer = "answer: Bel [{telefoon}](tel:{telefoon}) of mail [ons](mailto:{e-mail}).";
  const { content } = checkFixture({ [kosten]: swap(/answer: .*/, answer) });
  expect(content?.vragen[1]?.answer).toBe(
    "Bel [035 541 00 00](tel:+31355410000) of mail [ons](mailto:info@dakwerk.example).",
  );
});

test("the opening hours stand in a text as a sentence", () => {
  const answer = "answer: Wij zijn er {openingstijden}.";
  const { content } = checkFixture({ [kosten]: swap(/answer: .*/, answer) });
  expect(content?.vragen[1]?.answer).toBe("Wij zijn er maandag en vrijdag van 8.00 tot 16.00 uur.");
});

test("another emergency number makes no page too long", () => {
  // A page of exactly as many words as fit.
  const full = (text: string) =>
    text.replace("- Voordeel", `- Bel {spoednummer} ${"woord ".repeat(268).trim()}`);
  const edits = { "diensten/daklekkage.yaml": full };
  expect(checkFixture(edits).findings).toEqual([]);
  const longer = swap(/emergencyPhone: .*/, "emergencyPhone: 0 6 1 2 3 4 5 6 7 8");
  expect(checkFixture({ ...edits, [company]: longer }).findings).toEqual([]);
  const oneMore = (text: string) => full(text).replace("Bel {", "Bel nu {");
  expect(checkFixture({ "diensten/daklekkage.yaml": oneMore }).findings).toEqual([
    "src/content/diensten/daklekkage.yaml: de pagina heeft 601 woorden; maak er 300 tot 600 van.",
  ]);
});

test("a text keeps what looks like a number or a yes, and a comment on its own line is no text", () => {
  const edit = (text: string) => `# Voor wie dit leest.\n${text.replace(/question: .*/, "question: 007")}`;
  const { content, findings } = checkFixture({ [kosten]: edit });
  expect(findings).toEqual([]);
  expect(content?.vragen[1]?.question).toBe("007");
});

test("prices older than twelve months are worth a look, and so is a leak without its call-out or night tariff", () => {
  const file = "diensten/daklekkage.yaml";
  const old = checkFixture({ [file]: swap("date: 2099-01-01", "date: 2020-01-01") });
  expect(old.findings).toEqual([]);
  expect(old.advice).toContainEqual(expect.stringMatching(/prices\.date \(regel \d+\): .*12 maanden/));
  expect(checkFixture().advice.join()).not.toMatch(/12 maanden|voorrijden/);
  const withoutNight = checkFixture({ [file]: swap("Voorrijden ’s nachts", "Noodreparatie") });
  expect(withoutNight.advice).toContainEqual(expect.stringMatching(/prices \(regel \d+\): .*voorrijden/));
});

test("a block with proof is checked as soon as something stands in it", () => {
  const findingsOf = (file: string, from: string | RegExp, to: string) =>
    checkFixture({ [file]: swap(from, to) }).findings;
  expect(findingsOf("diensten/daklekkage.yaml", "to: 195", "to: 100")).toEqual([
    expect.stringMatching(/prices\.items\[2e\]\.to \(regel \d+\): 100 is niet meer dan 142\.5/),
  ]);
  const about = "paginas/over-ons.yaml";
  expect(findingsOf(about, "2026-10-05", "5 oktober")).toEqual([
    expect.stringContaining("schrijf jaar, maand en dag: 2026-11-01."),
  ]);
  expect(findingsOf(about, / {6}place: Baarn\n/, "")).toHaveLength(1);
  expect(
    findingsOf(about, /(alt: Een dak met rode.*)(\n *)(?=reviews)/, "$1\n        rendered: true\n"),
  ).toHaveLength(1);
});
