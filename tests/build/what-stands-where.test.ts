import { expect, test } from "vitest";
import { requireContent } from "../../scripts/content/check.ts";
import { pageFile } from "../../scripts/site/prerender.ts";
import { pagesOf } from "../../src/lib/content/schema/extracts.ts";
import { paths } from "../../src/lib/paths.ts";
import { readable } from "../../src/lib/text/links.ts";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request.ts";
import { linksIn, pageOf, textOf, visitorPages } from "./pages.ts";

/* What the specification has on a page, as a visitor finds it there before any script runs. */

const content = requireContent();
const company = content["bedrijf.yaml"];
const shell = content["algemeen.yaml"];
const home = content["paginas/home.yaml"];
const services = content.diensten;
const emergencyCall = `tel:${company.emergencyPhone.dial}`;

const all = (document: Document, selector: string) => [...document.querySelectorAll(selector)];

const hrefs = (document: Document, selector: string) =>
  all(document, selector).map((link) => link.getAttribute("href"));

test("the top bar is on every page", () => {
  const { label, available, inspection, certified } = shell.topBar;
  const topBar = `[aria-label="${label}"]`;
  for (const { file, document } of visitorPages) {
    expect(all(document, `${topBar} li`).map(textOf), file).toEqual([
      available,
      inspection,
      certified,
      `${shell.emergencyLabel} ${company.emergencyPhone.display}`,
    ]);
    expect(linksIn(document, topBar), file).toEqual([paths.contact, emergencyCall]);
  }
});

test("the menu is on every page", () => {
  for (const { file, document } of visitorPages)
    expect(hrefs(document, "header > div > nav > ul > li > a"), file).toEqual(shell.navigation);
});

test("the header's buttons are on every page", () => {
  for (const { file, document } of visitorPages) {
    const buttons = "header > div > div > a";
    expect(all(document, buttons).map(textOf), file).toEqual([
      shell.emergencyButton,
      shell.headerQuoteButton,
    ]);
    expect(hrefs(document, buttons), file).toEqual([emergencyCall, paths.contact]);
  }
});

test("the floating buttons are on every page", () => {
  for (const { file, document } of visitorPages)
    expect(linksIn(document, `nav[aria-label="${shell.floating.label}"]`), file).toEqual([
      emergencyCall,
      company.chatUrl,
      paths.contact,
      ...company.networks.slice(0, 1).map(({ url }) => url),
    ]);
});

const markedInMenu = (path: string) =>
  all(pageOf(pageFile(path)).document, "header > div > nav [aria-current]").map(
    (link) => `${link.getAttribute("href")} ${link.getAttribute("aria-current")}`,
  );

test("the menu marks the current page", () => {
  expect(markedInMenu(paths.contact)).toEqual([`${paths.contact} page`]);
});

test("the menu marks the section that a service is in", () => {
  for (const path of [paths.services, ...services.map(({ slug }) => paths.service(slug))])
    expect(markedInMenu(path)).toEqual([`${paths.services} true`, `${path} page`]);
});

test("the home page leads to all that the specification names", () => {
  expect(linksIn(pageOf("index.html").document, "main")).toEqual(
    expect.arrayContaining([
      emergencyCall,
      ...home.services.items.map(({ serviceSlug }) => paths.service(serviceSlug)),
      ...[paths.contact, paths.about, paths.projects, paths.faq],
    ]),
  );
});

test("the home page has its seven sections in order", () => {
  const { document } = pageOf("index.html");
  const headings = all(document, "main section").map((section) => section.querySelector("h1, h2"));
  const { hero, services, counters, reasons, recentWork, questions, callback } = home;
  expect(headings.map(textOf)).toEqual(
    [hero, services, counters, reasons, recentWork, questions, callback].map(({ heading }) => heading),
  );
});

test("the home page asks its questions", () => {
  expect(all(pageOf("index.html").document, "main h3 button").map(textOf)).toEqual(
    home.questions.items.map(({ question }) => question),
  );
});

test("each point of the house leads to its service", () => {
  const { name, points } = home.house;
  expect(linksIn(pageOf("index.html").document, `nav[aria-label="${name}"]`)).toEqual(
    points.map(({ serviceSlug }) => paths.service(serviceSlug)),
  );
});

test("the not-found page has its words, the phone and ways on", () => {
  const { heading, links } = content["paginas/niet-gevonden.yaml"];
  const { document } = pageOf("404.html");
  expect(textOf(document.querySelector("main h1"))).toBe(heading);
  const ways = [`tel:${company.phone.dial}`, ...links.map(({ path }) => path)];
  // The introduction of the page may have links too.
  expect(linksIn(document, "main")).toEqual(expect.arrayContaining(ways));
});

const serviceCards = all(pageOf("diensten.html").document, "main li:has(h2)");

test("/diensten has one card for each service", () => {
  const { document } = pageOf("diensten.html");
  expect(serviceCards.map((card) => card.querySelector("a")?.getAttribute("href"))).toEqual(
    services.map(({ slug }) => paths.service(slug)),
  );
  for (const { slug } of services) expect(all(document, `main a[href="/${slug}"]`)).toHaveLength(1);
});

test("a card of /diensten begins with what somebody sees", () => {
  expect(serviceCards.map((card) => textOf(card.querySelector("p")))).toEqual(
    services.map(({ symptom }) => symptom),
  );
});

const emergencies = services
  .filter(({ emergency }) => emergency)
  .map(({ slug }) => pageOf(`${slug}.html`).document);

test("a page about an emergency dials one number at its top", () => {
  for (const document of emergencies) {
    const top = linksIn(document, ":is(header, main > :has(h1))").filter((link) => link?.startsWith("tel:"));
    expect(new Set(top)).toEqual(new Set([emergencyCall]));
    expect(linksIn(document, "main > :has(h1)")).toContain(emergencyCall);
  }
});

test("a page about an emergency leads to no form", () => {
  for (const document of emergencies) expect(linksIn(document, "main")).not.toContain(paths.contact);
});

const placePages = [
  ...content.steden.map((city) => ({ file: pageFile(paths.city(city.slug)), ...city })),
  { file: "dakdekker.html", name: "", ...content["paginas/andere-plaats.yaml"] },
].map((page) => ({ ...page, document: pageOf(page.file).document }));

test("the page of a place names it in its headings", () => {
  for (const { file, name, document } of placePages) {
    expect(textOf(document.querySelector("h1")), file).toContain(name);
    const headings = all(document, "main h2").filter((heading) => textOf(heading).includes(name));
    expect(headings.length, file).toBeGreaterThan(1);
  }
});

test("the page of a place leads to its services, a quote and the phone", () => {
  for (const { file, services: cards, document } of placePages)
    expect(linksIn(document, "main"), file).toEqual(
      expect.arrayContaining([
        ...cards.map(({ serviceSlug }) => paths.service(serviceSlug)),
        paths.contact,
        `tel:${company.phone.dial}`,
      ]),
    );
});

test("the page of a place has its benefits", () => {
  for (const { file, benefits, document } of placePages)
    expect(all(document, "main h3").map(textOf), file).toEqual(
      expect.arrayContaining(benefits.map(({ title }) => title)),
    );
});

const { document: contactPage } = pageOf("contact.html");

test("/contact has each phone beside its name", () => {
  const calls = all(contactPage, "main dl > div").map((row) => [
    textOf(row.querySelector("dt")),
    row.querySelector("a")?.getAttribute("href"),
  ]);
  expect(calls).toContainEqual([shell.officeLabel, `tel:${company.phone.dial}`]);
  expect(calls).toContainEqual([shell.footer.emergencyLabel, emergencyCall]);
});

test("/contact asks for four fields", () => {
  const { name, phone, email, message } = content["formulieren/offerte.yaml"];
  const fields = all(contactPage, "form :required:not([type=checkbox])") as HTMLInputElement[];
  expect(
    fields.map((field) => [textOf(field.labels?.[0]), field.name, field.type, field.autocomplete]),
  ).toEqual([
    [`${name.label} *`, "name", "text", "name"],
    [`${phone.label} *`, "phone", "tel", "tel"],
    [`${email.label} *`, "email", "email", "email"],
    [`${message.label} *`, "message", "textarea", ""],
  ]);
  expect(fields.at(-1)).toHaveProperty("rows", 6);
});

test("/contact shows all service options", () => {
  const options = all(contactPage, "form [type=checkbox]") as HTMLInputElement[];
  expect(options.map(({ id, labels }) => [id, textOf(labels?.[0])])).toEqual(Object.entries(serviceOptions));
});

const { chamberOfCommerceLabel, vatLabel } = shell.footer;

test("/contact has each fact of the company after its name", () => {
  const facts = all(contactPage, "main dt").map((name) => [textOf(name), textOf(name.nextElementSibling)]);
  for (const fact of [
    [shell.officeLabel, company.phone.display],
    [shell.footer.emergencyLabel, company.emergencyPhone.display],
    [chamberOfCommerceLabel, company.chamberOfCommerceNumber],
    [vatLabel, company.vatId],
  ])
    expect(facts).toContainEqual(fact);
});

test("/contact has our hours and promises", () => {
  const { guarantees } = content["paginas/contact.yaml"];
  for (const fact of [company.officeHours, ...guarantees.items.map(readable)])
    expect(textOf(contactPage.querySelector("main"))).toContain(fact);
});

test("/contact leads to our service area", () => {
  expect(linksIn(contactPage, "main")).toContain(paths.serviceArea);
});

const { document: thankYouPage } = pageOf("bedankt.html");

test("/bedankt says when we answer, even to somebody who sent nothing", () => {
  expect(textOf(thankYouPage.querySelector("main"))).toContain(
    readable(content["paginas/bedankt.yaml"].withoutRequest.intro),
  );
});

test("/bedankt thanks nobody for a request that was not sent", () => {
  const { heading, withoutRequest } = content["paginas/bedankt.yaml"];
  expect(textOf(thankYouPage.querySelector("h1"))).toBe(withoutRequest.heading);
  expect(textOf(thankYouPage.querySelector("main"))).not.toContain(heading);
});

test("/bedankt has our phone and e-mail", () => {
  expect(linksIn(thankYouPage, "main")).toEqual(
    expect.arrayContaining([`tel:${company.phone.dial}`, `mailto:${company.email}`]),
  );
});

test("/bedankt ends with its one way home", () => {
  const links = linksIn(thankYouPage, "main");
  expect(links.indexOf(paths.home)).toBe(links.length - 1);
});

test("/werkgebied names each city in a link of its own", () => {
  const { document } = pageOf("werkgebied.html");
  expect(all(document, 'main a[href^="/dakdekker/"]').map(textOf)).toEqual(
    content.steden.map(({ name }) => name),
  );
});

test("/werkgebied has a map of the country in a frame", () => {
  const { frameUrl, frameTitle } = content["paginas/werkgebied.yaml"].map;
  const frame = pageOf("werkgebied.html").document.querySelector("iframe");
  expect([frame?.src, frame?.title, frame?.getAttribute("referrerpolicy")]).toEqual([
    frameUrl,
    frameTitle,
    "no-referrer",
  ]);
});

test("/werkgebied says how far each city is", () => {
  const items = all(pageOf("werkgebied.html").document, "main li").map(textOf);
  for (const { name, kilometres } of content.steden)
    expect(items).toContainEqual(expect.stringContaining(`${name} ${kilometres} km`));
});

test("the page of a city says how far it is", () => {
  for (const { slug, kilometres } of content.steden) {
    const words = shell.map.distance.replace("{afstand}", String(kilometres));
    const { document } = pageOf(pageFile(paths.city(slug)));
    expect(textOf(document.querySelector("main figcaption")), slug).toContain(
      words.replace("{plaats}", company.address.city),
    );
  }
});

test("/over-ons and /vve name the parts of their drawing", () => {
  for (const [file, labels] of [
    ["over-ons.html", content["paginas/over-ons.yaml"].quoteSheet.labels],
    ["vve.html", content["paginas/vve.yaml"].labels],
  ] as const) {
    const pageLabels = all(pageOf(file).document, "main figure li").map(textOf);
    expect(pageLabels.length, file).toBeGreaterThan(0);
    expect(pageLabels, file).toEqual(labels.slice(0, pageLabels.length));
  }
});

test("a link may lead to each group of questions", () => {
  const { document } = pageOf(pageFile(paths.faq));
  for (const { id } of content["paginas/faq.yaml"].categories)
    expect(document.getElementById(id), id).not.toBeNull();
});

const footer = (label: string) => `footer nav[aria-label="${label}"]`;

test("the foot of every page has the menu", () => {
  for (const { file, document } of visitorPages)
    expect(linksIn(document, footer(shell.footer.linksHeading)), file).toEqual(shell.navigation);
});

test("the foot of every page has the places", () => {
  const { citiesHeading, cities } = shell.footer;
  for (const { file, document } of visitorPages)
    expect(linksIn(document, footer(citiesHeading)), file).toEqual([
      ...cities.map(({ path }) => path),
      paths.serviceArea,
    ]);
});

test("the foot of every page has each phone after its name", () => {
  const calls = [
    [shell.officeLabel, `tel:${company.phone.dial}`],
    [shell.footer.emergencyLabel, emergencyCall],
  ];
  for (const { file, document } of visitorPages)
    for (const [label = "", address] of calls) {
      const line = all(document, "footer address p").find((part) => textOf(part).startsWith(label));
      expect(line?.querySelector("a")?.getAttribute("href"), `${file}: ${label}`).toBe(address);
    }
});

test("the foot of every page has KvK and btw-id after their names", () => {
  const numbers = `${chamberOfCommerceLabel} ${company.chamberOfCommerceNumber}${vatLabel} ${company.vatId}`;
  for (const { file, document } of visitorPages)
    expect(textOf(document.querySelector("footer")), file).toContain(numbers);
});

test("the foot of every page leads to VvE, privacy and accessibility", () => {
  const small = [paths.homeownersAssociation, paths.privacy, paths.accessibility];
  for (const { file, document } of visitorPages)
    expect(linksIn(document, "footer"), file).toEqual(expect.arrayContaining(small));
});

test("the street below a page has a red roof when the page is about one", () => {
  const roofs = [
    ...services.map(({ slug, roof }) => ({ path: paths.service(slug), roof })),
    ...pagesOf(content).filter(({ name }) => name),
  ];
  for (const { path, roof } of roofs) {
    const street = pageOf(pageFile(path)).document.querySelector("footer img");
    expect(street?.getAttribute("src")?.split("#")[1], path).toBe(roof?.house);
  }
});

test("the link to the trade register needs a real KvK number", () => {
  const { invitation } = content["paginas/over-ons.yaml"];
  const isOurs = Number(company.chamberOfCommerceNumber) > 0;
  expect(textOf(pageOf("over-ons.html").document.querySelector("main")).includes(invitation)).toBe(isOurs);
});

test("every phone number is a link", () => {
  for (const { file, document } of visitorPages) {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const part of body.querySelectorAll('a[href^="tel:"], script, style')) part.remove();
    for (const { display } of [company.phone, company.emergencyPhone])
      expect(body.textContent, file).not.toContain(display);
  }
});

test("the top of a page without emergency has the office with its hours", () => {
  const others = services.filter(({ emergency }) => !emergency);
  const files = ["diensten", "over-ons", ...others.map(({ slug }) => slug)].map((name) => `${name}.html`);
  for (const { file, document } of visitorPages) {
    if (!file.startsWith("dakdekker") && !files.includes(file)) continue;
    const top = textOf(document.querySelector("main h1")?.closest("main > div, main > section"));
    expect(top, file).toContain(`${shell.officeLabel} ${company.phone.display}`);
    expect(top, file).toContain(company.officeHours);
    expect(top, file).not.toContain(company.emergencyPhone.display);
  }
});

test("no page has the office hours twice", () => {
  for (const { file, document } of visitorPages)
    expect(textOf(document.body).split(shell.officeHours).length, file).toBeLessThanOrEqual(2);
});

test("every closing block has the emergency number", () => {
  const pagesWithBlock = visitorPages.filter(({ document }) =>
    document.querySelector("main > section.night:last-child"),
  );
  expect(pagesWithBlock.length).toBeGreaterThan(10);
  for (const { file, document } of pagesWithBlock)
    expect(linksIn(document, "main > section:last-child"), file).toContain(emergencyCall);
});
