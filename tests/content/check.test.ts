import { expect, test } from "vitest";
import { mistakesIn } from "../../scripts/content/check";
import type { Content } from "../../scripts/content/content";
import { findingText } from "../../scripts/content/finding";
import type { City } from "../../src/content/cities";
import type {
  Company,
  FaqContent,
  FaqQuestion,
  HomeContent,
  ProjectContent,
  QuoteFormContent,
  ServicePage,
  ServiceSummary,
  ShellContent,
} from "../../src/content/types";
import { listAddresses } from "../../src/routes";

/* `npm run check:content` on the site as it is, and on the site with one planted mistake of every kind. */

const files = import.meta.glob<Record<string, unknown>>("../../src/content/**/*.ts", { eager: true });
const content: Content = Object.fromEntries(
  Object.entries(files).map(([file, exported]) => [
    file.replace("../../src/content/", ""),
    Object.fromEntries(Object.entries(exported).filter(([, value]) => typeof value !== "function")),
  ]),
);
const paths = (await listAddresses()).map(({ path }) => path);

/** A copy of the site's content, typed where the mistakes are planted. */
interface Editable {
  all: Content;
  service: ServicePage;
  summary: ServiceSummary;
  city: City;
  project: ProjectContent;
  question: FaqQuestion;
  company: Company;
  faq: FaqContent;
  home: HomeContent;
  shell: ShellContent;
  form: QuoteFormContent;
}

function answersTo(plant: (site: Editable) => void, morePaths: string[] = []): string[] {
  const all = structuredClone(content);
  const get = <T>(file: string, name: string) => all[file]?.[name] as T;
  plant({
    all,
    service: get("services/dakgoten.ts", "page"),
    summary: get("services/dakgoten.ts", "summary"),
    city: all["cities/almere.ts"] as unknown as City,
    project: get("projects/rotterdam-plat-dak.ts", "project"),
    question: get("questions/garantie.ts", "question"),
    company: get("company.ts", "company"),
    faq: get("faq.ts", "faq"),
    home: get("home.ts", "home"),
    shell: get("shell.ts", "shell"),
    form: get("quote-form.ts", "quoteForm"),
  });
  return mistakesIn(all, {
    paths: [...paths, ...morePaths],
    pictures: ["platdak", ...picturesIn(content)],
    photos: ["goot-baarn"],
  }).map(findingText);
}

/** The names of the pictures that the site shows; whether their files are there, the built pages say. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { picture, before } = value as Partial<Record<"picture" | "before", { name: string }>>;
  return [picture, before]
    .flatMap((shown) => shown?.name ?? [])
    .concat(Object.values(value).flatMap(picturesIn));
}

test("the site's own content has no mistake", () => {
  expect(answersTo(() => {})).toEqual([]);
});

const dakgoten = "services/dakgoten.ts";
const almere = "cities/almere.ts";

test.each<[string, (site: Editable) => void, string]>([
  [
    "an empty text",
    ({ service }) => (service.heading = " "),
    `${dakgoten} › heading: dit veld is leeg; vul een tekst in.`,
  ],
  [
    "an empty list",
    ({ service }) => (service.signs.items = []),
    `${dakgoten} › signs.items: deze lijst is leeg; zet er minstens één regel in.`,
  ],
  [
    "a stray space",
    ({ service }) => (service.intro = "Twee  spaties."),
    `${dakgoten} › intro: er staat een spatie te veel, aan het begin, aan het eind of dubbel; haal die weg.`,
  ],
  [
    "a title that is too long",
    ({ service }) => (service.meta.title = "x".repeat(74)),
    `${dakgoten} › meta.title: de titel heeft 74 tekens; maak er hoogstens 60 van.`,
  ],
  [
    "a description that is too long",
    ({ service }) => (service.meta.description = "x".repeat(161)),
    `${dakgoten} › meta.description: de beschrijving heeft 161 tekens; maak er hoogstens 160 van.`,
  ],
  [
    "a title that two pages share",
    ({ service, home }) => (home.meta.title = service.meta.title),
    `home.ts › meta.title: deze tekst staat ook in ${dakgoten}; geef elke pagina een eigen tekst, want zoekmachines tonen hem.`,
  ],
  [
    "a link to a page that does not exist",
    ({ question }) => (question.answer = "Lees meer over [goten](/dakgoot)."),
    "questions/garantie.ts › answer: de pagina /dakgoot bestaat niet; verbeter het adres van de link. Bedoelde u /dakgoten?",
  ],
  [
    "a link to a project that does not exist",
    ({ question }) => (question.answer = "Kijk bij [dit dak](/projecten#utrecht)."),
    "questions/garantie.ts › answer: op de pagina /projecten bestaat geen onderdeel #utrecht; haal dat deel van het adres weg.",
  ],
  [
    "a link without its slash",
    ({ question }) => (question.answer = "Lees meer over [goten](dakgoten)."),
    "questions/garantie.ts › answer: dakgoten is geen adres; begin met / voor een pagina van deze site, of met https:// voor een andere.",
  ],
  [
    "a link with a space in it",
    ({ question }) => (question.answer = "Lees meer over [goten] (/dakgoten)."),
    "questions/garantie.ts › answer: de link is niet goed geschreven; schrijf hem als [woorden](/contact), zonder spatie tussen ] en ( en in het adres.",
  ],
  [
    "a link where none works",
    ({ service }) => (service.heading = "Uw [goten](/dakgoten)"),
    `${dakgoten} › heading: een link werkt in dit veld niet; schrijf alleen de woorden.`,
  ],
  [
    "a phone link that dials nothing",
    ({ question }) => (question.answer = "Bel [ons](tel:035-1234)."),
    "questions/garantie.ts › answer: het nummer in tel:035-1234 is niet te bellen; schrijf het als tel:+31350000000.",
  ],
  [
    "a mail link without an address",
    ({ question }) => (question.answer = "Mail [ons](mailto:info)."),
    "questions/garantie.ts › answer: mailto:info is geen e-mailadres; schrijf het als mailto:naam@voorbeeld.nl.",
  ],
  [
    "a menu entry that leads nowhere",
    ({ shell }) => shell.navigation.splice(3, 1, { label: "Over Ons", path: "/over-onss" }),
    "shell.ts › navigation[4e].path: de pagina /over-onss bestaat niet; verbeter het adres van de link. Bedoelde u /over-ons?",
  ],
  [
    "the informal form of address",
    ({ service }) => (service.intro = "Loop om je huis."),
    `${dakgoten} › intro: er staat “je”; de site spreekt bezoekers aan met u en uw.`,
  ],
  [
    "markup",
    ({ service }) => (service.intro = "Een <b>goede</b> goot."),
    `${dakgoten} › intro: <b> wordt op de site zo getoond; haal het weg. Opmaak kan hier niet, een link wel: [woorden](/contact).`,
  ],
  [
    "a phone number that cannot be dialled",
    ({ company }) => (company.phone.dial = "+3135123456"),
    "company.ts › phone.dial: +3135123456 is niet te bellen; schrijf +31 en dan het nummer zonder de eerste 0, zonder spaties: +31350000000.",
  ],
  [
    "a phone number that reads otherwise than it dials",
    ({ company }) => (company.emergencyPhone.display = "06 123 456 78"),
    "company.ts › emergencyPhone.display: dit is een ander nummer dan +31600000000 in dial; maak ze gelijk, want bezoekers lezen het ene en bellen het andere.",
  ],
  [
    "a postcode that is none",
    ({ company }) => (company.address.postalCode = "1200aa"),
    "company.ts › address.postalCode: 1200aa is geen postcode; schrijf vier cijfers, een spatie en twee hoofdletters: 1200 AA.",
  ],
  [
    "a country that is none",
    ({ company }) => (company.address.country = "Nederland"),
    "company.ts › address.country: Nederland is geen landcode; schrijf NL.",
  ],
  [
    "a company outside the Netherlands",
    ({ company }) => (company.location = { latitude: 5.1669, longitude: 52.2292 }),
    "company.ts › location: dit punt ligt niet in Nederland; kijk na of latitude (rond 52) en longitude (rond 5) kloppen.",
  ],
  [
    "an e-mail address that is none",
    ({ company }) => (company.email = "info@dakdekker"),
    "company.ts › email: info@dakdekker is geen e-mailadres; schrijf het als naam@voorbeeld.nl.",
  ],
  [
    "a KvK number that is too short",
    ({ company }) => (company.chamberOfCommerceNumber = "1234567"),
    "company.ts › chamberOfCommerceNumber: een KvK-nummer heeft acht cijfers, zonder punten of spaties.",
  ],
  [
    "a btw-id in another shape",
    ({ company }) => (company.vatId = "NL 0000.00.000.B00"),
    "company.ts › vatId: een btw-id is NL, negen cijfers, de letter B en twee cijfers: NL000000000B00.",
  ],
  [
    "an address on the web without https",
    ({ company }) => (company.socialUrl = "www.facebook.com/voorbeeld"),
    "company.ts › socialUrl: www.facebook.com/voorbeeld is geen webadres; begin met https://.",
  ],
  [
    "a WhatsApp link without the number's country",
    ({ company }) => (company.chatUrl = "https://wa.me/0600000000"),
    "company.ts › chatUrl: na https://wa.me/ hoort het nummer met 31 ervoor, zonder + en zonder spaties: https://wa.me/31600000000.",
  ],
  [
    "a slug that is not the file's name",
    ({ summary }) => (summary.slug = "goten"),
    `${dakgoten} › slug: het bestand heet anders dan “goten”; maak de naam van het bestand en slug gelijk.`,
  ],
  [
    "a slug that another file has",
    ({ summary }) => (summary.slug = "dakisolatie"),
    `${dakgoten} › slug: “dakisolatie” staat ook in services/dakisolatie.ts; kies een ander woord, en geef het bestand die naam.`,
  ],
  [
    "a slug that cannot stand in an address",
    ({ project }) => (project.slug = "Rotterdam plat dak"),
    "projects/rotterdam-plat-dak.ts › slug: “Rotterdam plat dak” kan niet in een adres; gebruik kleine letters, cijfers en streepjes, zonder spaties of accenten.",
  ],
  [
    "an order that another service has",
    ({ summary }) => (summary.order = 10),
    "services/dakrenovatie.ts › order: 10 staat ook in services/dakgoten.ts; kies een ander getal. Het laagste getal staat vooraan.",
  ],
  [
    "an order that another question of the category has",
    ({ question }) => (question.order = 10),
    "questions/lekkage-hoe-snel.ts › order: 10 staat ook in questions/garantie.ts; kies een ander getal. Het laagste getal staat vooraan.",
  ],
  [
    "a service that does not exist",
    ({ project }) => (project.serviceSlug = "dakgoot"),
    "projects/rotterdam-plat-dak.ts › serviceSlug: dienst “dakgoot” bestaat niet; kies uit bitumen-dakbedekking, dakgoten, dakinspectie, dakisolatie, daklekkage, dakonderhoud, dakrenovatie, nieuwbouw-daken, pannendaken. Bedoelde u dakgoten?",
  ],
  [
    "a city's service that does not exist",
    ({ city }) => city.page.services.splice(1, 1, { slug: "zonnepanelen", text: "Voor stroom." }),
    `${almere} › services[2e].slug: dienst “zonnepanelen” bestaat niet; kies uit`,
  ],
  [
    "a project on the home page that does not exist",
    ({ home }) => Object.assign(home.recentWork.items[0] as object, { projectSlug: "utrecht-dak" }),
    "home.ts › recentWork.items[1e].projectSlug: project “utrecht-dak” bestaat niet; kies uit",
  ],
  [
    "a file without the part that makes it a page",
    ({ all }) => delete all[dakgoten]?.page,
    `${dakgoten} › page: dit deel ontbreekt; neem “export const page” over uit services/dakgoten.ts en pas het aan.`,
  ],
  [
    "a city outside the Netherlands",
    ({ city }) => Object.assign(city.summary, { latitude: 5.2143, longitude: 52.3702 }),
    `${almere} › latitude: dit punt ligt niet in Nederland; latitude ligt tussen 50,7 en 53,6 en longitude tussen 3,3 en 7,3. Ze lijken verwisseld.`,
  ],
  [
    "a province that is none",
    ({ city }) => (city.summary.province = "Brabant"),
    `${almere} › province: “Brabant” is geen provincie; kies uit Drenthe`,
  ],
  [
    "a city page that does not name its city",
    ({ city }) => (city.page.heading = "Uw dakdekker"),
    `${almere} › heading: hier ontbreekt de naam Almere; noem de stad, dan vinden mensen de pagina.`,
  ],
  [
    "a card that is too long",
    ({ summary }) => (summary.card = "x".repeat(131)),
    `${dakgoten} › card: deze tekst heeft 131 tekens; op een kaart passen er 130.`,
  ],
  [
    "a service page with too much text",
    ({ service }) => (service.about.paragraphs = ["woord ".repeat(600).trim()]),
    "woorden; maak er 300 tot 600 van.",
  ],
  [
    "a city with two services",
    ({ city }) => city.page.services.pop(),
    `${almere} › services: het aantal diensten is 2; dat hoort precies 3 te zijn.`,
  ],
  [
    "a service with two facts",
    ({ service }) => (service.facts.length = 2),
    `${dakgoten} › facts: het aantal feiten is 2; dat hoort 3 tot 4 te zijn.`,
  ],
  [
    "a category with too few questions",
    ({ faq }) => faq.categories[3]?.questions.pop(),
    "faq.ts › categories[4e].questions: het aantal vragen is 1; dat hoort minstens 2 te zijn.",
  ],
  [
    "five questions on the home page",
    ({ home, question }) =>
      home.questions.items.push({ question: question.question, answer: question.answer }),
    "home.ts › questions.items: het aantal vragen is 5; dat hoort precies 4 te zijn.",
  ],
  [
    "a choice of the form that the database refuses",
    ({ form }) => Object.assign(form.services.options[2] as object, { label: "Bitumen" }),
    "quote-form.ts › services.options[3e].label: deze tekst ligt vast; zet terug: “Bitumen Dakbedekking”.",
  ],
  [
    "a picture that is not there",
    ({ project }) => Object.assign(project, { picture: { name: "plat-dak", alt: "Een plat dak." } }),
    "projects/rotterdam-plat-dak.ts › picture.name: de foto “plat-dak” is er niet; zet hem in de map photos, of verbeter de naam. Bedoelde u platdak?",
  ],
  [
    "a picture of before the work that is not there",
    ({ project }) => Object.assign(project, { before: { name: "plat-dak", alt: "Een plat dak." } }),
    "projects/rotterdam-plat-dak.ts › before.name: de foto “plat-dak” is er niet; zet hem in de map photos, of verbeter de naam. Bedoelde u platdak?",
  ],
  [
    "a picture that is not described",
    ({ project }) => Object.assign(project, { picture: { name: "platdak", alt: "" } }),
    "projects/rotterdam-plat-dak.ts › picture.alt: dit veld is leeg; vertel in één zin wat er op de foto te zien is, voor wie hem niet kan zien.",
  ],
  [
    "a photograph that is called an impression",
    ({ project }) =>
      Object.assign(project, { picture: { name: "goot-baarn", alt: "Een goot.", impression: true } }),
    "projects/rotterdam-plat-dak.ts › picture.impression: dit is een eigen foto; haal de regel met impression weg, anders staat er “3D-impressie” op.",
  ],
  [
    "a counter with another figure",
    ({ home }) => Object.assign(home.counters.items[0] as object, { value: 1300 }),
    "home.ts › counters.items[1e].value: deze tekst ligt vast; zet terug: 1250.",
  ],
])("%s is answered with file, field and remedy", (_kind, plant, answer) => {
  expect(answersTo(plant)).toContainEqual(expect.stringContaining(answer));
});

test("a service cannot take the address of another page", () => {
  const answers = answersTo(
    ({ all, summary }) => {
      all["services/contact.ts"] = structuredClone(all[dakgoten] ?? {});
      Object.assign(all["services/contact.ts"].summary as object, { ...summary, slug: "contact", order: 95 });
    },
    ["/contact"],
  );
  expect(answers).toContain(
    "services/contact.ts › slug: de pagina /contact bestaat al; kies een ander woord, en geef het bestand die naam.",
  );
});

test("a mistake is answered once, in the file in which it stands", () => {
  expect(answersTo(({ question }) => (question.answer = "Uw [dak](/dak)."))).toHaveLength(1);
  expect(answersTo(({ project }) => (project.title = ""))).toHaveLength(1);
});
