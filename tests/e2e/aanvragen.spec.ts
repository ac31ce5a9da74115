import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { BrowserContext, Page } from "playwright/test";
import sharp from "sharp";
import { embeddedStaff, inboxPath } from "../../embedded/environment";
import { type RunningDatabase, startDatabase } from "../parts/running-database";
import { axeFindings } from "./axe";
import { siteOrigin } from "./backend";
import { losses, smallTargets } from "./layout-faults";
import { expect, field, hold, test as siteTest, submitButton, visit } from "./site";

/*
 * The staff's page on a backend of its own, which these tests empty and fill: the other tests store requests meanwhile.
 * Its calls are passed on to there.
 */

const test = siteTest.extend<{ context: BrowserContext }, { database: RunningDatabase }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture depends on from its first parameter.
    async ({}, use) => {
      const database = await startDatabase();
      await use(database);
      await database.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  context: async ({ context, database }, use) => {
    await context.route(/\/(rest|auth)\/v1\//, (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.continue({ url: database.url + pathname + search });
    });
    await use(context);
  },
});

test.describe.configure({ mode: "default" });
// What the browser writes of an answer that the tests provoke, and the page of a network that is away.
test.use({
  expectedProblems: /Failed to (load resource|fetch)|could not be (read|made)|not kept|not be shown/,
});
test.use({ viewport: { width: 390, height: 844 } });

const quote = {
  name: "Jan de Vries",
  phone: "06 1234 5678",
  email: "jan@example.nl",
  message: "Twee pannen los boven de dakkapel.\nWanneer kunt u komen?",
  services: ["Pannendak", "Dakgoten"],
};
const leak = { ...quote, name: "Els Lek", message: "Het lekt.", services: ["Daklekkage (Spoed)"] };
const callback = { name: "Piet Bakker", phone: "035 123 45 67" };

test.beforeEach(async ({ database }) => {
  await database.empty();
  await database.insert("contact_submissions", leak);
  await database.insert("callback_requests", callback);
  await database.insert("contact_submissions", quote);
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const entries = (page: Page) => page.locator("main ul > li");
const lines = (page: Page) => page.getByRole("region", { name: "Logboek" }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const part = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name });
const note = (page: Page) => page.getByLabel("Notitie", { exact: true });

/** Answers the next question of the page, and resolves with what it was. */
async function answer(page: Page, how: "accept" | "dismiss" = "accept"): Promise<string> {
  const dialog = await page.waitForEvent("dialog");
  await dialog[how]();
  return dialog.message();
}

async function signIn(page: Page, password = embeddedStaff.password) {
  await page.getByLabel("E-mailadres").fill(embeddedStaff.email);
  await page.getByLabel("Wachtwoord").fill(password);
  await button(page, "Aanmelden").click();
}

async function openList(page: Page, query = "") {
  await page.goto(`/aanvragen${query}`);
  await signIn(page);
  await expect(button(page, "Uitloggen")).toBeVisible();
}

/** Opens the one request of the list with this name. */
async function openRequest(page: Page, name: string) {
  await page.getByRole("link", { name }).press("Enter");
  await expect(heading(page, name)).toBeVisible();
}

test("who signs in reads in Dutch what is wrong, then sees open requests of both kinds", async ({
  page,
  database,
}) => {
  await page.goto("/aanvragen");
  await signIn(page, "fout-wachtwoord");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("wachtwoord klopt niet");
  // The toast covers no field.
  const toast = await page.getByRole("listitem").filter({ hasText: "Sign in Failed" }).boundingBox();
  const email = await page.getByText("E-mailadres", { exact: false }).first().boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? Number.NaN)).toBeLessThanOrEqual(email?.y ?? 0);
  // A paused project of Supabase answers so.
  await page.route("**/auth/v1/token*", (route) => route.fulfill({ status: 540, body: "" }), { times: 1 });
  await signIn(page);
  await expect(alert).toContainText("Het ligt niet aan uw internet");
  database.goDown();
  await signIn(page);
  await expect(alert).toContainText("Kijk of uw internet werkt");
  database.recover();
  await page.getByLabel("Wachtwoord").press("Enter");
  await expect(entries(page)).toHaveText([/Els Lek.*Lekkage/s, /Jan de Vries.*Pannendak, Dakgoten/s, /Piet/]);
  await expect(page.getByText("Sign in Failed", { exact: true })).toHaveCount(0);
  await expect(part(page, "Nieuw 3")).toBeVisible();
  await page.reload();
  await expect(entries(page)).toHaveCount(3);
  const asked = page.waitForRequest("**/auth/v1/logout?scope=local");
  await button(page, "Uitloggen").click();
  await asked;
  await expect(button(page, "Aanmelden")).toBeEnabled();
});

test("logging out asks before it loses a note, and empties the device without a network, in every tab", async ({
  page,
  context,
}) => {
  await openList(page);
  const other = await context.newPage();
  await other.goto("/aanvragen");
  await expect(entries(other)).toHaveCount(3);
  await openRequest(page, "Jan de Vries");
  await note(page).fill("Dinsdag langs");
  await expect(page.getByText("Nog niet toegevoegd.")).toBeVisible();
  await page.reload();
  await expect(note(page)).toHaveValue("Dinsdag langs");
  await context.setOffline(true);
  await button(page, "Toevoegen").click();
  await expect(page.getByText("Niet toegevoegd", { exact: true })).toBeVisible();
  const cancelled = answer(page, "dismiss");
  await button(page, "Uitloggen").click();
  expect(await cancelled).toContain("weggooien wat u typte");
  await expect(note(page)).toHaveValue("Dinsdag langs");
  void answer(page);
  await button(page, "Uitloggen").click();
  for (const tab of [page, other]) {
    await expect(button(tab, "Aanmelden")).toBeVisible();
    await expect(tab.getByText("Jan de Vries")).toHaveCount(0);
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByText("Sign out Failed", { exact: true })).toBeVisible();
});

/** The link of the newest mail to staff, when that is another than `former`. */
async function mailedLink(former: string): Promise<string> {
  let found = "";
  await expect(async () => {
    const response = await fetch(`${siteOrigin}${inboxPath}/email`);
    const mails = (await response.json()) as { html?: string; to: { address: string }[] }[];
    const [mail] = mails.filter(({ to }) => to[0]?.address === embeddedStaff.email).slice(-1);
    found = /href="([^"]+token_hash[^"]+)"/.exec(mail?.html ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(["", former]).not.toContain(found);
  }).toPass();
  return found;
}

test("a password, forgotten or of an invitation, is chosen by the link of a mail, which works once", async ({
  page,
  context,
}) => {
  // The site's own backend, whose mails reach the inbox.
  await context.unrouteAll();
  const askLink = async (former = "") => {
    await page.goto("/aanvragen");
    await button(page, "Wachtwoord vergeten?").click();
    await expect(page.getByRole("alert")).toHaveText("Vul eerst uw e-mailadres in.");
    await page.getByLabel("E-mailadres").fill(embeddedStaff.email);
    await button(page, "Wachtwoord vergeten?").click();
    await expect(page.getByRole("alert")).toHaveText(/^Hoort bij dit adres een account, dan krijgt u /);
    return mailedLink(former);
  };
  const choose = async (password: string) => {
    await page.getByLabel("Nieuw wachtwoord").fill(password);
    await button(page, "Wachtwoord bewaren").click();
  };
  const link = await askLink();
  await page.request.get(link);
  await page.goto(link);
  const weak = { code: 422, error_code: "weak_password", msg: "Too weak." };
  await page.route("**/auth/v1/user", (route) => route.fulfill({ status: 422, json: weak }), { times: 1 });
  await choose("wachtwoord");
  await expect(page.getByRole("alert")).toContainText("te makkelijk te raden");
  await choose("vier losse woorden samen");
  await expect(button(page, "Uitloggen")).toBeVisible();
  await page.goto(link);
  await choose("iets anders dan dat");
  await expect(page.getByRole("alert")).toContainText("verlopen of al gebruikt");
  await page.goto("/aanvragen");
  await button(page, "Uitloggen").click();
  // The embedded backend has no invitations; it takes this one for a forgotten password.
  await page.route("**/auth/v1/verify*", (route) =>
    route.fallback({ postData: route.request().postData()?.replace("invite", "recovery") }),
  );
  await page.goto((await askLink(link)).replace("type=recovery", "type=invite"));
  await choose(embeddedStaff.password);
  await expect(button(page, "Uitloggen")).toBeVisible();
});

test("a new request appears by itself; without a network what was read stays, and is what a tap shows", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openList(page);
  const other = await context.newPage();
  await visit(other, "/");
  // With the owner's session in the same browser, and stored as any visitor's.
  await field(other, "name").fill("Karin Nieuw");
  await field(other, "phone").fill("06 8765 4321");
  await submitButton(other).click();
  await expect(other.getByText("Aanvraag verzonden!", { exact: true })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(entries(page)).toHaveCount(4);

  await context.setOffline(true);
  await openRequest(page, "Karin Nieuw");
  await expect(page.getByText(/^Geen verbinding: dit is de stand van vandaag/)).toBeVisible();
  await page.getByRole("link", { name: "Alle aanvragen" }).click();
  await expect(entries(page)).toHaveCount(4);
  await expect(page.getByRole("link", { name: "06 8765 4321" })).toHaveAttribute("href", "tel:0687654321");
  await context.setOffline(false);
  await expect(page.getByText(/Geen verbinding/)).toHaveCount(0);
});

test("a request is answered in three ways; a status is a line of the log, and closes it at the last three", async ({
  page,
}) => {
  await openList(page);
  await page.getByRole("searchbox").fill("vries jan");
  await page.getByRole("searchbox").press("Enter");
  await expect(entries(page)).toHaveCount(1);
  await openRequest(page, "Jan de Vries");
  await expect(page.getByText("Wanneer kunt u komen?")).toBeVisible();
  for (const [name, href] of [
    ["Bel 06 1234 5678", /^tel:0612345678$/],
    ["WhatsApp", /^https:\/\/wa\.me\/31612345678\?text=Beste%20Jan/],
    ["Mail", /^mailto:jan@example\.nl\?subject=Uw%20aanvraag%20bij%20/],
  ] as const)
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await button(page, "Offerte").click();
  await expect(lines(page)).toHaveText([new RegExp(`Status: Offerte.*${embeddedStaff.email}`)]);
  await page.getByLabel("Terugbellen op").fill("2026-01-02");
  await button(page, "Bewaren").click();
  await page.getByRole("link", { name: "Alle aanvragen" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("vries jan");
  await expect(entries(page)).toHaveText([/Jan de Vries.*Offerte.*2 jan.*Status: Offerte.*Vandaag bellen/s]);
  await expect(part(page, "Vandaag bellen 1")).toBeVisible();
  await openRequest(page, "Jan de Vries");
  await button(page, "Gewonnen").click();
  await expect(lines(page)).toHaveCount(2);
  await page.goBack();
  await expect(entries(page)).toHaveText([/Gewonnen/]);
  await part(page, "Open 2").click();
  await expect(page.getByText("Niets gevonden met “vries jan”.")).toBeVisible();
});

test("photographs come one by one, also when two requests have the same; a tap enlarges one", async ({
  page,
  database,
}) => {
  const jpeg = await sharp({ create: { width: 250, height: 250, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  for (const id of [1, 2])
    await database.exec(`insert into private.photos (quote_id, id, content)
      select id, '00000000-0000-4000-8000-00000000000${id}', '\\x${jpeg.toString("hex")}' from contact_submissions`);
  await page.clock.install();
  await openList(page);
  const photos = page.getByRole("link", { name: /^Foto \d van 2 vergroten$/ });
  const release = await hold(page, "**/rest/v1/photos*000002*");
  await openRequest(page, "Jan de Vries");
  await expect(photos).toHaveCount(1);
  // On a slow line one goes on coming while the request is read again.
  await page.clock.runFor(30_000);
  release();
  await expect(photos).toHaveCount(2);
  const alone = page.waitForEvent("popup");
  await photos.last().press("Enter");
  await expect((await alone).getByRole("img")).toHaveJSProperty("naturalWidth", 250);
});

test("spam is folded to its reason, can be taken back, and goes at once after a question with its number", async ({
  page,
  database,
}) => {
  for (const name of ["Win", "Koop", "Gratis"])
    await database.insert("callback_requests", {
      name: `${name} https://prijs.example`,
      phone: "0612345678",
    });
  await openList(page, "?toon=spam");
  await expect(entries(page)).toHaveText(Array(3).fill(/Misschien spam: veel links$/));
  await openRequest(page, "Win");
  await button(page, "Geen spam").click();
  await expect(button(page, "Geen spam")).toHaveCount(0);
  await page.getByRole("link", { name: "Alle aanvragen" }).click();
  const asked = answer(page);
  await button(page, "Alle spam verwijderen").click();
  expect(await asked).toContain("Alle spam verwijderen (2)?");
  await expect(page.getByText("Hier staan nu geen aanvragen.")).toBeVisible();
  await expect(part(page, "Alle 4")).toBeVisible();
});

test("a note is typed on while it is added, added once when its answer is lost, and outlives the session", async ({
  page,
  database,
}) => {
  await openList(page);
  await openRequest(page, "Jan de Vries");
  const add = () => button(page, "Toevoegen").press("Enter");
  const release = await hold(page, "**/rest/v1/request_log*");
  await note(page).fill("Morgen langs");
  await add();
  await note(page).press("End");
  await page.keyboard.type(", of dinsdag");
  release();
  await expect(lines(page)).toHaveText([/^Morgen langsvandaag/]);
  await expect(note(page)).toHaveValue(", of dinsdag");

  await note(page).fill("Antwoord kwijt");
  await page.route(
    "**/rest/v1/request_log*",
    async (route) => {
      await route.fetch({ url: `${database.url}/rest/v1/request_log` });
      await route.abort();
    },
    { times: 1 },
  );
  await add();
  await expect(page.getByText("Niet toegevoegd", { exact: true })).toBeVisible();
  await add();
  await expect(lines(page)).toHaveText([/Morgen langs/, /Antwoord kwijt/]);

  await note(page).fill("Na de sessie");
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("staff-session") ?? "{}");
    session.access_token = session.access_token.replace(/[^.]+$/, "Zm9yZ2Vk");
    localStorage.setItem("staff-session", JSON.stringify(session));
  });
  await add();
  await expect(page.getByRole("alert")).toContainText("wat u typte blijft staan");
  await signIn(page);
  await add();
  await expect(lines(page)).toHaveCount(3);
  const asked = answer(page);
  await button(page, "Weg: Antwoord kwijt").click();
  expect(await asked).toContain("Antwoord kwijt");
  await expect(lines(page)).toHaveText([/Morgen langs/, /Na de sessie/]);
});

test("a request is deleted after a question; what was typed for it elsewhere stays until thrown away", async ({
  page,
  context,
  database,
}) => {
  await openList(page);
  await openRequest(page, "Jan de Vries");
  await expect(page.getByRole("main")).toBeFocused();
  const [row] = await database.rows<{ id: number }>(
    "select id from contact_submissions where name = 'Jan de Vries'",
  );
  const other = await context.newPage();
  await other.goto(`/aanvragen?offerte=${row?.id}`);
  await note(other).fill("Wil weg");
  const cancelled = answer(page, "dismiss");
  await button(page, "Aanvraag verwijderen").press("Enter");
  expect(await cancelled).toContain("De aanvraag van Jan de Vries verwijderen?");
  await expect(button(page, "Aanvraag verwijderen")).toBeFocused();
  await database.exec("delete from contact_submissions where name = 'Jan de Vries'");
  await button(other, "Toevoegen").press("Enter");
  await expect(heading(other, "Niet gevonden")).toBeVisible();
  await expect(other.getByText("Wil weg")).toBeVisible();
  await button(other, "Weggooien").press("Enter");
  await expect(other.getByText("Wil weg")).toHaveCount(0);
  void answer(page);
  await button(page, "Aanvraag verwijderen").press("Enter");
  await expect(entries(page)).toHaveCount(2);
});

test("of 300 requests the first 100 are shown, the link back returns to the place, and the file has all", async ({
  page,
  database,
}) => {
  await database.exec(`
    alter table callback_requests disable trigger user;
    insert into callback_requests (created_at, name, phone)
      select now() - i * interval '1 minute', 'Beller ' || i, '06' || i from generate_series(1, 300) as i;
    alter table callback_requests enable trigger user;`);
  await openList(page);
  await expect(entries(page)).toHaveCount(100);
  await expect(page.getByText(/^Dit zijn de eerste 100\. Zoek/)).toBeVisible();
  const download = page.waitForEvent("download");
  await button(page, "Bestand voor Excel").click();
  const file = readFileSync(await (await download).path());
  const rows: Record<string, string>[] = parse(file, { bom: true, columns: true, delimiter: ";" });
  expect(new Set(rows.map(({ naam }) => naam)).size).toBe(303);
  await page.getByRole("link", { name: "Beller 80 " }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await openRequest(page, "Beller 80 ");
  await page.getByRole("link", { name: "Alle aanvragen" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("axe finds nothing in any state, all fits, and everything to press is 48 pixels high", async ({
  page,
  database,
}) => {
  const look = async (state: string, axeAt = [390]) => {
    expect(await axeFindings(page, axeAt), state).toEqual([]);
    for (const width of [320, 768, 1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(losses), `${state} ${width}`).toEqual([]);
      const targets = { selector: "main :is(a, button, input, textarea)", min: 48 };
      expect(await page.evaluate(smallTargets, targets), `${state} ${width}`).toEqual([]);
      const words = page.getByRole("button", { name: /^(Zoek|Weg: .*)$/ });
      for (const word of await words.all()) expect(await word.boundingBox()).toMatchObject({ height: 48 });
    }
  };
  await page.goto("/aanvragen?token_hash=x");
  await expect(page.getByLabel("Nieuw wachtwoord")).toBeVisible();
  await look("new password");
  await page.goto("/aanvragen");
  await signIn(page, "fout-wachtwoord");
  await expect(page.getByRole("alert")).toContainText("klopt niet");
  await look("sign-in with an error");
  await signIn(page);
  await expect(entries(page)).toHaveCount(3);
  await database.insert("callback_requests", { name: "Win https://prijs.example", phone: "06" });
  await database.exec(`update private.outbox set state = 'dead' where callback_id is not null;
    update private.settings set max_photo_bytes = -1;
    update contact_submissions set status = 'Gewonnen' where name = 'Jan de Vries'`);
  await page.goto("/aanvragen?toon=alle");
  await expect(entries(page)).toHaveCount(4);
  await expect(entries(page).filter({ hasText: "Niet gemaild" }).first()).toContainText("Win");
  await expect(page.getByText("De ruimte voor foto’s raakt vol.")).toBeVisible();
  await look("list", [390, 1440]);
  await openRequest(page, "Jan de Vries");
  await look("request");
  await database.empty();
  await database.exec("update private.settings set max_photo_bytes = 500000000");
  await page.goto("/aanvragen");
  await expect(page.getByText("Er zijn nog geen aanvragen.")).toBeVisible();
  await look("empty list");
});
