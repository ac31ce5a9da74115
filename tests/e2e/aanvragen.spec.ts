import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { BrowserContext, Page } from "playwright/test";
import sharp from "sharp";
import { embeddedKeys, embeddedStaff } from "../../embedded/environment";
import { requireContent } from "../../scripts/content/check";
import { type RunningDatabase, startDatabase } from "../parts/running-database";
import { photo } from "../sample-photo";
import { axeFindings } from "./axe";
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
const entries = (page: Page) => page.getByRole("main").getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const note = (page: Page) => page.getByLabel("Notitie");

async function signIn(page: Page, { email, password } = embeddedStaff) {
  await page.getByLabel("E-mailadres").fill(email);
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

/** Opens the quote request from a list of its own. */
async function openQuote(page: Page) {
  await openList(page);
  await openRequest(page, quote.name);
}

/** Makes the stored session one that the backend refuses. */
async function forgeSession(page: Page) {
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      const session = JSON.parse(value);
      if (!session.access_token) continue;
      session.access_token = session.access_token.replace(/[^.]+$/, "Zm9yZ2Vk");
      localStorage.setItem(key, JSON.stringify(session));
    }
  });
}

test("a wrong password and a lost network say in Dutch what to do; who signs in sees open requests of both kinds, leaks first, until they log out", async ({
  page,
  problems,
  database,
}) => {
  await page.goto("/aanvragen");
  await signIn(page, { ...embeddedStaff, password: "fout-wachtwoord" });
  await expect(page.getByRole("alert")).toContainText("wachtwoord klopt niet");
  await expect(page.getByText("Sign in Failed", { exact: true })).toBeVisible();
  database.setDown(true);
  await signIn(page);
  await expect(page.getByRole("alert")).toContainText("Kijk of u verbinding met internet heeft");
  database.setDown(false);
  problems.length = 0;
  await page.reload();
  await page.getByLabel("E-mailadres").focus();
  await page.keyboard.type(embeddedStaff.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(`${embeddedStaff.password}\n`);
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).nth(0)).toContainText(/Els Lek.*vandaag \d+\.\d\d.*Lekkage/s);
  await expect(entries(page).nth(1)).toContainText(/Jan de Vries.*Pannendak, Dakgoten · Twee pannen los/s);
  await expect(entries(page).nth(2)).toContainText("Piet Bakker");
  await page.reload();
  await expect(entries(page)).toHaveCount(3);
  const asked = page.waitForRequest("**/auth/v1/logout?scope=local");
  await button(page, "Uitloggen").click();
  await asked;
  await page.reload();
  await expect(button(page, "Aanmelden")).toBeEnabled();
  await expect(page.getByText("Els Lek")).toHaveCount(0);
});

test("logging out without a network forgets session and notes at once, in every tab", async ({
  page,
  context,
  problems,
}) => {
  await openQuote(page);
  await note(page).fill("Dinsdag langs");
  const other = await context.newPage();
  await other.goto("/aanvragen");
  await expect(entries(other)).toHaveCount(3);
  await context.setOffline(true);
  await button(page, "Uitloggen").click();
  for (const tab of [page, other]) {
    await expect(button(tab, "Aanmelden")).toBeVisible();
    await expect(tab.getByText("Jan de Vries")).toHaveCount(0);
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByText("Sign out Failed")).toHaveCount(0);
  problems.length = 0;
});

test("who forgot the password gets a link, told alike with and without an account, and chooses a new one there", async ({
  page,
  database,
  problems,
}) => {
  // The hosted service answers so with or without an account, and too soon after a mail. The embedded one mails nothing.
  const tooSoon = { code: 429, error_code: "over_email_send_rate_limit", msg: "Wait 51 seconds." };
  await page.goto("/aanvragen");
  await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
  await expect(heading(page, "Nieuw wachtwoord")).toBeVisible();
  for (const answer of [{ json: {} }, { status: 429, json: tooSoon }]) {
    await page.route("**/auth/v1/recover*", (route) => route.fulfill(answer), { times: 1 });
    await page.getByLabel("E-mailadres").fill(embeddedStaff.email);
    const asked = page.waitForRequest("**/auth/v1/recover*");
    await button(page, "Mail mij een link").click();
    expect(new URL((await asked).url()).searchParams.get("redirect_to")).toMatch(/\/aanvragen\?wachtwoord$/);
    await expect(page.getByRole("alert")).toHaveText(
      /^Hoort bij dit adres een account, dan krijgt u .+ een link\./,
    );
  }
  const late = "error=access_denied&error_code=otp_expired";
  await page.goto(`/aanvragen?${late}&wachtwoord=#${late}`);
  await expect(page.getByRole("alert")).toContainText("Die link is verlopen of al gebruikt");

  const login = await page.request.post(`${database.url}/auth/v1/token?grant_type=password`, {
    headers: { apikey: embeddedKeys.publishable },
    data: embeddedStaff,
  });
  const { access_token, refresh_token, expires_in } = await login.json();
  const session = new URLSearchParams({ access_token, refresh_token, expires_in, token_type: "bearer" });
  await page.goto(`/aanvragen?wachtwoord#${session}&type=recovery`);
  await expect(page.getByLabel("Nieuw wachtwoord")).toBeVisible();
  const choose = async (password: string) => {
    await page.getByLabel("Nieuw wachtwoord").fill(password);
    await button(page, "Wachtwoord bewaren").click();
  };
  const weak = { code: 422, error_code: "weak_password", msg: "Password should be at least 6 characters." };
  await page.route("**/auth/v1/user", (route) => route.fulfill({ status: 422, json: weak }), { times: 1 });
  await choose("kort");
  await expect(page.getByRole("alert")).toContainText("te kort");
  const chosen = "vier losse woorden samen";
  await choose(chosen);
  await expect(entries(page)).toHaveCount(3);
  await button(page, "Uitloggen").click();
  await signIn(page, { ...embeddedStaff, password: chosen });
  await expect(entries(page)).toHaveCount(3);
  await page.goto("/aanvragen?wachtwoord");
  await choose(embeddedStaff.password);
  await expect(entries(page)).toHaveCount(3);
  problems.length = 0;
});

test("a request that is sent in another window appears within a minute; without a network the list stays and says of when it is, until the network's return brings it up to date", async ({
  page,
  context,
  database,
  problems,
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
  await expect(entries(page)).toHaveCount(3);
  await page.clock.runFor(60_000);
  await expect(entries(page)).toHaveCount(4);
  await expect(page.getByText("Karin Nieuw")).toBeVisible();

  database.setDown(true);
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  // The library asks thrice more, some seconds apart.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return page.getByText(/Geen verbinding: dit is de stand van vandaag/).isVisible();
    })
    .toBe(true);
  await expect(entries(page)).toHaveCount(4);
  database.setDown(false);
  await database.insert("callback_requests", { ...callback, name: "Later" });
  await context.setOffline(false);
  await expect(entries(page)).toHaveCount(5);
  await expect(page.getByText(/Geen verbinding/)).toHaveCount(0);
  problems.length = 0;
});

test("a request shows what was sent, can be answered in three ways, is handled and undone in the same place", async ({
  page,
}) => {
  await openQuote(page);
  await expect(page.getByText("Wanneer kunt u komen?")).toBeVisible();
  const link = (name: string) => page.getByRole("link", { name });
  await expect(link("Bel 06 1234 5678")).toHaveAttribute("href", "tel:0612345678");
  await expect(link("WhatsApp")).toHaveAttribute("href", /^https:\/\/wa\.me\/31612345678\?text=Beste%20Jan/);
  await expect(page.getByRole("link", { name: "Mail", exact: true })).toHaveAttribute(
    "href",
    /^mailto:jan@example\.nl\?subject=Uw%20aanvraag%20bij%20.+&body=Beste%20Jan%20de%20Vries/,
  );
  const place = await button(page, "Afgehandeld").boundingBox();
  await button(page, "Afgehandeld").click();
  await expect(button(page, "Ongedaan maken")).toBeVisible();
  await expect(page.getByText(`door ${embeddedStaff.email}`)).toBeVisible();
  const { review } = requireContent()["bedrijf.yaml"];
  const ask = page.getByRole("region", { name: "Vraag om een review" }).getByRole("link");
  await expect(ask).toHaveText(review ? ["WhatsApp", "Mail"] : []);
  for (const asked of review ? await ask.all() : [])
    expect(decodeURIComponent((await asked.getAttribute("href")) ?? "")).toContain(review?.link);
  expect((await button(page, "Ongedaan maken").boundingBox())?.x).toBe(place?.x);
  await page.goBack();
  await expect(entries(page).last()).toContainText(/Jan de Vries.*Afgehandeld/s);
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole("link", { name: "Afgehandeld", exact: true }).click();
  await expect(entries(page)).toHaveCount(1);
  await openRequest(page, "Jan de Vries");
  await button(page, "Ongedaan maken").click();
  await expect(button(page, "Afgehandeld")).toBeVisible();
});

test("photographs come one by one, also on a slow line and while the page refreshes; a tap enlarges one, and Escape goes back to it", async ({
  page,
  database,
}) => {
  const add = (jpeg: Buffer, count: number) =>
    database.exec(`insert into private.photos (quote_id, id, content)
      select id, gen_random_uuid(), '\\x${jpeg.toString("hex")}' from contact_submissions, generate_series(1, ${count})
      where name = 'Jan de Vries'`);
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 250, height: 250, channels: 3, background: "white", noise } as const;
  await add(await sharp({ create }).jpeg().toBuffer(), 4);
  await page.clock.install();
  await openList(page);
  const network = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: 500_000 / 8, uploadThroughput: 500_000 / 8 };
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", { offline: false, latency: 0, ...throughput });
  await openRequest(page, "Jan de Vries");
  const photos = page.getByRole("button", { name: /^Foto \d van \d vergroten$/ });
  const counts = new Set<number>();
  const refresh = async () => {
    await page.clock.runFor(30_000);
    counts.add(await photos.count());
    return photos.count();
  };
  await expect.poll(refresh).toBe(4);
  expect(counts.size).toBeGreaterThan(2);
  await add(await photo(900, 1600), 1);
  await expect.poll(refresh).toBe(5);
  await photos.last().press("Enter");
  const dialog = page.getByRole("dialog", { name: "Foto 5 van 5" });
  await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("img")).toHaveJSProperty("naturalWidth", 900);
  expect(await axeFindings(page, [390])).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(photos.last()).toBeFocused();
});

test("spam is folded to its reason, and stops being spam; what was not mailed is said in the list, on top, and at the request", async ({
  page,
  database,
}) => {
  await database.exec("update private.outbox set state = 'dead' where callback_id is not null");
  await database.insert("callback_requests", { name: "Win https://prijs.example", phone: "geen" });
  await openList(page, "?toon=spam");
  await expect(entries(page)).toHaveText([/Win.*Misschien spam: veel links/s]);
  await openRequest(page, "Win");
  await expect(page.getByRole("link", { name: /^Bel/ })).toHaveCount(0);
  await button(page, "Geen spam").click();
  await expect(button(page, "Geen spam")).toHaveCount(0);
  await page.goto("/aanvragen?toon=open");
  await expect(entries(page)).toHaveCount(4);
  await expect(entries(page).filter({ hasText: "Niet gemaild" })).toContainText("Piet Bakker");
  await expect(entries(page).first()).toContainText("Piet Bakker");
  await openRequest(page, "Piet Bakker");
  await expect(page.getByText("Deze aanvraag heeft u niet per mail gekregen.")).toBeVisible();
});

test("the search finds name, phone however it is written, message, and signs that mean something in a pattern", async ({
  page,
  database,
}) => {
  await database.insert("contact_submissions", { ...quote, name: "Procent", message: "100% nat_" });
  await openList(page);
  const search = page.getByRole("searchbox");
  for (const [words, found] of [
    ["els", [/Els Lek/]],
    ["0031 (0)35 1234", [/Piet Bakker/]],
    ["DAKKAPEL", [/Jan de Vries/]],
    ["0% nat_", [/Procent/]],
    ["0_ nat", []],
  ] as const) {
    await search.fill(words);
    await search.press("Enter");
    await expect(entries(page)).toHaveText([...found]);
  }
  await expect(page.getByText("Niets gevonden met “0_ nat”.")).toBeVisible();
});

test("a slow search keeps what is typed meanwhile, and no refresh starts it over", async ({ page }) => {
  await openList(page);
  const searches: string[] = [];
  page.on("request", (request) => request.url().includes("%25els%25") && searches.push(request.url()));
  const release = await hold(page, "**/rest/v1/requests?*");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("els\n");
  await expect.poll(() => searches).toHaveLength(1);
  await page.keyboard.type(" lek");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  release();
  await expect(entries(page)).toHaveText([/Els Lek/]);
  await expect(page.getByRole("searchbox")).toHaveValue("els lek");
  expect(searches).toHaveLength(1);
});

test("a note is typed on after it was saved, what is changed while it is read back is kept, and it survives an expired session", async ({
  page,
  database,
  problems,
}) => {
  await openQuote(page);
  const stored = () =>
    database.rows(`select note, handled_at is not null as handled from contact_submissions
      where name = 'Jan de Vries'`);
  const type = async (text: string) => {
    await note(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(text);
  };
  const save = () => button(page, "Notitie bewaren").press("Enter");
  const release = await hold(page, "**/rest/v1/requests?*");
  await type("Morgen\nof dinsdag");
  await save();
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await type(" ");
  await type("pas");
  await save();
  await button(page, "Afgehandeld").press("Enter");
  await expect.poll(stored).toEqual([{ note: "Morgen\nof dinsdag pas", handled: true }]);
  release();
  await expect(button(page, "Ongedaan maken")).toBeFocused();
  await expect(note(page)).toHaveValue("Morgen\nof dinsdag pas");
  await expect(page.getByText("Iemand anders")).toHaveCount(0);

  await note(page).fill("Langs geweest");
  await forgeSession(page);
  await save();
  await expect(page.getByRole("alert")).toContainText("een notitie die u typte, blijft staan");
  await signIn(page);
  await expect(note(page)).toHaveValue("Langs geweest");
  await save();
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await page.reload();
  await expect(note(page)).toHaveValue("Langs geweest");
  problems.length = 0;
});

test("of two windows the second sees the note of the first beside its own, and chooses", async ({
  page,
  context,
}) => {
  await openQuote(page);
  const other = await context.newPage();
  await other.goto("/aanvragen");
  await openRequest(other, "Jan de Vries");
  // By key: a click waits for frames, which come once a second in a window behind another.
  const save = async (window: Page, text: string) => {
    await note(window).fill(text);
    await button(window, "Notitie bewaren").press("Enter");
  };
  await save(page, "Offerte gestuurd");
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await save(other, "Belt zelf terug");
  await expect(other.getByText("Iemand anders heeft intussen deze notitie bewaard:")).toBeVisible();
  await expect(other.getByText("Offerte gestuurd")).toBeVisible();
  await expect(note(other)).toHaveValue("Belt zelf terug");
  await button(other, "Mijn notitie bewaren").press("Enter");
  await expect(other.getByText("Bewaard.")).toBeVisible();

  await save(page, "Derde");
  await button(page, "Die van de ander houden").press("Enter");
  await expect(note(page)).toHaveValue("Belt zelf terug");
});

test("a request is deleted for good, after a question that names whose it is", async ({ page, database }) => {
  await openQuote(page);
  await expect(page.getByRole("main")).toBeFocused();
  await note(page).fill("Wil weg");
  await button(page, "Verwijderen").press("Enter");
  const question = page.getByRole("dialog", { name: "De aanvraag van Jan de Vries verwijderen?" });
  await expect(button(page, "Annuleren")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(button(page, "Verwijderen")).toBeFocused();
  await page.keyboard.press("Enter");
  await button(page, "Ja, verwijderen").press("Enter");
  await expect(page.getByText("De aanvraag van Jan de Vries is weg.", { exact: true })).toBeVisible();
  await expect(entries(page)).toHaveCount(2);
  expect(await database.rows("select name from contact_submissions")).toEqual([{ name: "Els Lek" }]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /note/.test(key)))).toEqual([]);
});

test("the link of a mail leads to its request, also through signing in; one that is gone says so", async ({
  page,
  database,
}) => {
  const [row] = await database.rows<{ id: number }>("select id from callback_requests");
  await openList(page, `?terugbel=${row?.id}`);
  await expect(heading(page, "Piet Bakker")).toBeVisible();
  await page.goto("/aanvragen?offerte=999999");
  await expect(page.getByText("Deze aanvraag is er niet meer")).toBeVisible();
});

test("300 requests are shown fifty at a time, and the file for Excel has them all", async ({
  page,
  database,
}) => {
  await database.exec(`
    alter table callback_requests disable trigger user;
    insert into callback_requests (created_at, name, phone)
      select now() - i * interval '1 minute', 'Beller ' || i, '06' || i from generate_series(1, 300) as i;
    alter table callback_requests enable trigger user;`);
  await openList(page);
  await expect(entries(page)).toHaveCount(50);
  await page.getByRole("link", { name: "Toon meer" }).click();
  await expect(entries(page)).toHaveCount(100);
  const download = page.waitForEvent("download");
  await button(page, "Bestand voor Excel").click();
  const file = readFileSync(await (await download).path());
  const rows: Record<string, string>[] = parse(file, { bom: true, columns: true, delimiter: ";" });
  expect(new Set(rows.map(({ naam }) => naam)).size).toBe(303);
  const jan = rows.find(({ naam }) => naam === quote.name);
  expect(jan).toMatchObject({ bericht: quote.message, diensten: "Pannendak, Dakgoten" });
});

test("axe finds nothing in any state, all fits, and everything to press is 48 pixels high, at 390 and 1440 pixels", async ({
  page,
  database,
  problems,
}) => {
  const look = async (state: string, axeAt = [390]) => {
    expect(await axeFindings(page, axeAt), state).toEqual([]);
    for (const width of [320, 1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(losses), `${state} ${width}`).toEqual([]);
      const targets = { selector: "main :is(a, button, input, textarea)", min: 48 };
      expect(await page.evaluate(smallTargets, targets), `${state} ${width}`).toEqual([]);
    }
  };
  await page.goto("/aanvragen?wachtwoord");
  await expect(button(page, "Mail mij een link")).toBeVisible();
  await look("forgotten");
  await page.goto("/aanvragen");
  await signIn(page, { ...embeddedStaff, password: "fout-wachtwoord" });
  await expect(page.getByRole("alert")).toContainText("klopt niet");
  await look("sign-in with an error");
  await signIn(page);
  await expect(entries(page)).toHaveCount(3);
  await database.insert("callback_requests", { name: "Win https://prijs.example", phone: "06" });
  await database.exec(`update private.outbox set state = 'dead' where callback_id is not null;
    update contact_submissions set handled_at = now(), note = 'Gebeld' where name = 'Jan de Vries'`);
  await page.reload();
  await expect(entries(page)).toHaveCount(4);
  await look("list", [390, 1440]);
  await openRequest(page, "Jan de Vries");
  await look("request");
  await button(page, "Verwijderen").click();
  await look("question");
  await page.goto("/aanvragen?wachtwoord");
  await expect(page.getByLabel("Nieuw wachtwoord")).toBeVisible();
  await look("new password");
  await database.empty();
  await page.goto("/aanvragen");
  await expect(page.getByText("Er zijn nog geen aanvragen.")).toBeVisible();
  await look("empty list");
  problems.length = 0;
});
