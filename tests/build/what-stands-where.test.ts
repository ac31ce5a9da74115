import { expect, test } from "vitest";
import { pageFile } from "../../scripts/build/prerender";
import { requireContent } from "../../scripts/content/check";
import { kilometresBetween } from "../../src/lib/geography";
import { paths, textLink } from "../../src/lib/paths";
import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { linksIn, pageOf, textOf, visitorPages } from "./pages";

/* What the specification has on a page, as a visitor finds it there before any script runs. */

const content = requireContent();
const company = content["bedrijf.yaml"];
const shell = content["algemeen.yaml"];
const home = content["paginas/home.yaml"];
const services = content.diensten;
const emergencyCall = `tel:${company.emergencyPhone.dial}`;

const all = (document: Document, selector: string) => [...document.querySelectorAll(selector)];

test("top bar, menu, header's buttons and floating buttons are on every page", () => {
  const { label, available, inspection, certified } = shell.topBar;
  for (const { file, document } of visitorPages) {
    const topBar = `[aria-label="${label}"]`;
    expect(all(document, `${topBar} li`).map(textOf), file).toEqual([
      available,
      inspection,
      certified,
      `${shell.emergencyLabel} ${company.emergencyPhone.display}`,
    ]);
    expect(linksIn(document, topBar), file).toEqual([paths.contact, emergencyCall]);
    const menu = all(document, "header > div > nav > ul > li > a").map((link) => link.getAttribute("href"));
    expect(menu, file).toEqual(shell.navigation);
    const buttons = all(document, "header > div > div > a");
    expect(buttons.map(textOf), file).toEqual([shell.emergencyButton, shell.headerQuoteButton]);
    expect(buttons.map((link) => link.getAttribute("href"))).toEqual([emergencyCall, paths.contact]);
    expect(linksIn(document, `nav[aria-label="${shell.floating.label}"]`), file).toEqual([
      emergencyCall,
      company.chatUrl,
      paths.contact,
      ...company.networks.slice(0, 1).map(({ url }) => url),
    ]);
  }
});

test("the menu marks one entry as the current page, and the one above a service as its section", () => {
  const marked = (path: string) =>
    all(pageOf(pageFile(path)).document, "header > div > nav [aria-current]").map(
      (link) => `${link.getAttribute("href")} ${link.getAttribute("aria-current")}`,
    );
  expect(marked(paths.contact)).toEqual([`${paths.contact} page`]);
  const section = `${paths.services} true`;
  for (const path of [paths.services, ...services.map(({ slug }) => paths.service(slug))])
    expect(marked(path)).toEqual([section, `${path} page`]);
});

test("the home page leads to a quote, a call, six services, the company, its work and all questions", () => {
  const { document } = pageOf("index.html");
  expect(linksIn(document, "main")).toEqual(
    expect.arrayContaining([
      emergencyCall,
      ...home.services.items.map(({ serviceSlug }) => paths.service(serviceSlug)),
      ...[paths.contact, paths.about, paths.projects, paths.faq],
    ]),
  );
  expect(all(document, "main h3 button").map(textOf)).toEqual(
    home.questions.items.map(({ question }) => question),
  );
});

test("/diensten has one card for each service, which begins with what somebody sees", () => {
  const { document } = pageOf("diensten.html");
  const cards = all(document, "main li:has(h2)");
  expect(cards.map((card) => textOf(card.querySelector("p")))).toEqual(
    services.map(({ symptom }) => symptom),
  );
  expect(cards.map((card) => card.querySelector("a")?.getAttribute("href"))).toEqual(
    services.map(({ slug }) => paths.service(slug)),
  );
  for (const { slug } of services) expect(all(document, `main a[href="/${slug}"]`)).toHaveLength(1);
});

test("a page about an emergency dials one number at its top, and leads to no form", () => {
  for (const { slug } of services.filter(({ emergency }) => emergency)) {
    const { document } = pageOf(`${slug}.html`);
    const top = linksIn(document, ":is(header, main > :has(h1))").filter((link) => link?.startsWith("tel:"));
    expect(new Set(top)).toEqual(new Set([emergencyCall]));
    expect(linksIn(document, "main > :has(h1)")).toContain(emergencyCall);
    expect(linksIn(document, "main")).not.toContain(paths.contact);
  }
});

test("the page of a place has its name in three headings, service cards, benefits and both links", () => {
  const anyPlace = { slug: "", name: "", ...content["paginas/andere-plaats.yaml"] };
  for (const { slug, name, services: cards, benefits } of [...content.steden, anyPlace]) {
    const { document } = pageOf(slug ? pageFile(paths.city(slug)) : "dakdekker.html");
    expect(linksIn(document, "main"), slug).toEqual(
      expect.arrayContaining([
        ...cards.map(({ serviceSlug }) => paths.service(serviceSlug)),
        paths.contact,
        `tel:${company.phone.dial}`,
      ]),
    );
    expect(textOf(document.querySelector("h1"))).toContain(name);
    const naming = all(document, "main h2").filter((heading) => textOf(heading).includes(name));
    expect(naming.length, slug).toBeGreaterThan(1);
    expect(all(document, "main h3").map(textOf), slug).toEqual(
      expect.arrayContaining(benefits.map(({ title }) => title)),
    );
  }
});

test("/contact asks for four fields and shows nine options; it has our hours, promises and KvK number", () => {
  const { document } = pageOf("contact.html");
  const { name, phone, email, message } = content["formulieren/offerte.yaml"];
  const fields = all(document, "form :required:not([type=checkbox])") as HTMLInputElement[];
  expect(
    fields.map((field) => [textOf(field.labels?.[0]), field.name, field.type, field.autocomplete]),
  ).toEqual([
    [`${name.label} *`, "name", "text", "name"],
    [`${phone.label} *`, "phone", "tel", "tel"],
    [`${email.label} *`, "email", "email", "email"],
    [`${message.label} *`, "message", "textarea", ""],
  ]);
  expect(fields.at(-1)).toHaveProperty("rows", 6);
  const options = all(document, "form [type=checkbox]") as HTMLInputElement[];
  expect(options.map(({ id, labels }) => [id, textOf(labels?.[0])])).toEqual(Object.entries(serviceOptions));
  const text = textOf(document.querySelector("main"));
  const { guarantees } = content["paginas/contact.yaml"];
  const facts = [company.officeHours, company.chamberOfCommerceNumber, company.phone.display];
  for (const fact of [...facts, ...guarantees.items.map((item) => item.replace(textLink, "$1"))])
    expect(text).toContain(fact);
  expect(linksIn(document, "main")).toContain(paths.serviceArea);
});

test("/bedankt makes sense by itself: when we answer, phone and e-mail, and a way home", () => {
  const { document } = pageOf("bedankt.html");
  const text = textOf(document.querySelector("main"));
  expect(text).toContain(content["paginas/bedankt.yaml"].introWithoutRequest.replace(textLink, "$1"));
  const links = linksIn(document, "main");
  expect(links).toEqual(expect.arrayContaining([`tel:${company.phone.dial}`, `mailto:${company.email}`]));
  expect(links.at(-1)).toBe(paths.home);
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

const located = content.steden.flatMap(({ slug, name, latitude, longitude }) =>
  latitude === undefined || longitude === undefined
    ? []
    : [{ slug, name, distance: kilometresBetween(company.location, { latitude, longitude }) }],
);

test("/werkgebied says how far each city is", () => {
  const items = all(pageOf("werkgebied.html").document, "main li").map(textOf);
  for (const { name, distance } of located)
    expect(items).toContainEqual(expect.stringContaining(`${name} ${distance} km`));
});

test("the page of a city says how far it is", () => {
  for (const { slug, distance } of located) {
    const words = shell.map.distance.replace("{afstand}", String(distance));
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
    const shown = all(pageOf(file).document, "main figure li").map(textOf);
    expect(shown.length, file).toBeGreaterThan(0);
    expect(shown, file).toEqual(labels.slice(0, shown.length));
  }
});

test("the foot of every page has menu, places, phones and KvK number, and leads to what a VvE asks", () => {
  const { citiesHeading, cities, linksHeading } = shell.footer;
  const facts = [company.chamberOfCommerceNumber, company.phone.display, company.emergencyPhone.display];
  for (const { file, document } of visitorPages) {
    const linksOf = (label: string) => linksIn(document, `footer nav[aria-label="${label}"]`);
    expect(linksOf(linksHeading), file).toEqual(shell.navigation);
    expect(linksOf(citiesHeading), file).toEqual([...cities.map(({ path }) => path), paths.serviceArea]);
    expect(linksIn(document, "footer"), file).toContain(paths.owners);
    const text = textOf(document.querySelector("footer"));
    for (const fact of facts) expect(text, file).toContain(fact);
  }
});

test("we invite to be looked up only under a number of our own", () => {
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

test("the top of a page that is about no emergency has the office with its hours", () => {
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

test("no page says its office hours twice", () => {
  for (const { file, document } of visitorPages)
    expect(textOf(document.body).split(shell.officeHours).length, file).toBeLessThanOrEqual(2);
});

test("every closing block has the emergency number", () => {
  const closed = visitorPages.filter(({ document }) =>
    document.querySelector("main > section.bg-ink:last-child"),
  );
  expect(closed.length).toBeGreaterThan(10);
  for (const { file, document } of closed)
    expect(linksIn(document, "main > section:last-child"), file).toContain(emergencyCall);
});
