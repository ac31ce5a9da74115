import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { BrowserContext, Page } from "playwright/test";
import sharp from "sharp";
import { embeddedKeys, embeddedStaff, inboxPath } from "../../embedded/environment";
import { quote as sampleQuote } from "../sample-quote";
import { type RunningDatabase, startDatabase } from "../servers/running-database";
import { axeFindings } from "./axe";
import { siteOrigin } from "./backend";
import { losses, smallTargets } from "./layout-faults";
import { expect, field, hold, test as siteTest, submitButton, visit } from "./site";

/*
 * The staff's page with its own backend, because these tests empty the database while others store requests. Calls are
 * passed on to that backend. Each page is signed in from the start, unless a test is about signing in.
 */

interface Fixtures {
  context: BrowserContext;
  signedIn: boolean;
}

const test = siteTest.extend<Fixtures, { database: RunningDatabase; session: string }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture depends on from its first parameter.
    async ({}, use) => {
      const database = await startDatabase();
      await use(database);
      await database.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  session: [
    async ({ database }, use) => {
      const response = await fetch(`${database.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey: embeddedKeys.publishable, "content-type": "application/json" },
        body: JSON.stringify(embeddedStaff),
      });
      await use(await response.text());
    },
    { scope: "worker" },
  ],
  signedIn: [true, { option: true }],
  storageState: async ({ session, signedIn }, use) => {
    const stored = { origin: siteOrigin, localStorage: [{ name: "staff-session", value: session }] };
    await use({ cookies: [], origins: signedIn ? [stored] : [] });
  },
  context: async ({ context, database }, use) => {
    await context.route(/\/(rest|auth)\/v1\//, (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.continue({ url: database.url + pathname + search });
    });
    await use(context);
  },
});

test.describe.configure({ mode: "default" });
// The browser logs answers that the tests provoke, and the page logs a missing network.
test.use({
  expectedProblems: /Failed to (load resource|fetch)|could not be read|not kept|^Niet (bewaard|verwijderd)/,
});
test.use({ viewport: { width: 390, height: 844 } });

const quote = {
  ...sampleQuote,
  phone: "06 1234 5678",
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
const filterOf = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name });
const step = test.step;
const note = (page: Page) => page.getByLabel("Notitie", { exact: true });

/** Answers the page's next question and resolves with its text. */
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
  await expect(button(page, "Uitloggen")).toBeVisible();
}

const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

/** Unfolds a form and returns it. */
async function unfold(page: Page, title: string) {
  const form = page.locator("details", { hasText: title });
  if ((await form.getAttribute("open")) === null) await form.getByText(title).press("Enter");
  return form;
}

/** Lets the next call to `path` be stored, and loses its answer. */
async function loseAnswer(page: Page, database: RunningDatabase, path: string) {
  await page.route(
    `**${path}*`,
    async (route) => {
      await route.fetch({ url: database.url + path });
      await route.abort();
    },
    { times: 1 },
  );
}

/** Opens the one request of the list with this name. */
async function openRequest(page: Page, name: string) {
  await page.getByRole("link", { name }).press("Enter");
  await expect(heading(page, name)).toBeVisible();
}

/** The link in the newest mail to staff, once it differs from `former`. */
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

test.describe("signing in", () => {
  test.use({ signedIn: false });

  test("signing in shows the requests", async ({ page }) => {
    await page.goto("/aanvragen");
    const alert = page.getByRole("main").getByRole("alert");
    await step("a wrong password is named", async () => {
      await signIn(page, "fout-wachtwoord");
      await expect(alert).toContainText("wachtwoord klopt niet");
    });
    await step("the right password shows the open requests of both forms", async () => {
      await signIn(page);
      await expect(entries(page)).toHaveText([
        /Els Lek.*Lekkage/s,
        /Jan de Vries.*Pannendak, Dakgoten/s,
        /Piet/,
      ]);
      await expect(filterOf(page, "Nieuw 3")).toBeVisible();
    });
    await step("the session outlives a reload", async () => {
      await page.reload();
      await expect(entries(page)).toHaveCount(3);
    });
  });

  test("a device without any room left still shows the requests", async ({ page }) => {
    await page.goto("/aanvragen");
    await page.evaluate(() => {
      for (let size = 5_000_000; size >= 1; ) {
        try {
          localStorage.setItem(crypto.randomUUID(), "x".repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await signIn(page);
    await expect(entries(page)).toHaveCount(3);
    await button(page, "Uitloggen").click();
    await expect(button(page, "Aanmelden")).toBeEnabled();
  });

  test("signing out is complete", async ({ page, context }) => {
    await page.goto("/aanvragen");
    await signIn(page);
    const other = await context.newPage();
    await expect(entries(page)).toHaveCount(3);
    await other.goto("/aanvragen");
    await expect(entries(other)).toHaveCount(3);
    await openRequest(page, "Jan de Vries");
    await note(page).fill("Dinsdag langs");
    await step("it asks first while a note is not added", async () => {
      const cancelled = answer(page, "dismiss");
      await button(page, "Uitloggen").click();
      expect(await cancelled).toContain("weggooien wat u typte");
      await expect(note(page)).toHaveValue("Dinsdag langs");
    });
    await step("every tab is signed out, also without a network", async () => {
      await context.setOffline(true);
      void answer(page);
      await button(page, "Uitloggen").click();
      for (const tab of [page, other]) {
        await expect(button(tab, "Aanmelden")).toBeVisible();
        await expect(tab.getByText("Jan de Vries")).toHaveCount(0);
      }
    });
    await step("nothing stays on the device", async () => {
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
  });

  test("a password is chosen by the link of a mail", async ({ page, context }) => {
    // The site's own backend, whose mails reach the inbox.
    await context.unrouteAll();
    const askLink = async (former = "") => {
      await page.goto("/aanvragen");
      await page.getByLabel("E-mailadres").fill(embeddedStaff.email);
      await button(page, "Wachtwoord vergeten?").click();
      await expect(page.getByRole("alert")).toHaveText(/^Hoort bij dit adres een account, dan krijgt u /);
      return mailedLink(former);
    };
    const choose = async (password: string) => {
      await page.getByLabel("Nieuw wachtwoord").fill(password);
      await button(page, "Wachtwoord bewaren").click();
    };
    await step("without an address it asks for one", async () => {
      await page.goto("/aanvragen");
      await button(page, "Wachtwoord vergeten?").click();
      await expect(page.getByRole("alert")).toHaveText("Vul eerst uw e-mailadres in.");
    });
    const link = await askLink();
    await step("it signs in", async () => {
      await page.goto(link);
      await choose("vier losse woorden samen");
      await expect(button(page, "Uitloggen")).toBeVisible();
    });
    await step("the link works once", async () => {
      await page.goto(link);
      await choose("iets anders dan dat");
      await expect(page.getByRole("alert")).toContainText("verlopen of al gebruikt");
    });
    await step("a scanner of mail that opens the link does not use it up", async () => {
      await page.goto("/aanvragen");
      await button(page, "Uitloggen").click();
      const next = await askLink(link);
      await page.request.get(next);
      // The embedded backend has no invitations, and treats this one as a forgotten password.
      await page.route("**/auth/v1/verify*", (route) =>
        route.fallback({ postData: route.request().postData()?.replace("invite", "recovery") }),
      );
      await page.goto(next.replace("type=recovery", "type=invite"));
      await choose(embeddedStaff.password);
      await expect(button(page, "Uitloggen")).toBeVisible();
    });
  });
});

test("a visitor's new request appears by itself", async ({ page, context }) => {
  await page.clock.install();
  await openList(page);
  const other = await context.newPage();
  await visit(other, "/");
  // The owner's session is in the same browser, but the request is stored as any visitor's.
  await field(other, "name").fill("Karin Nieuw");
  await field(other, "phone").fill("06 8765 4321");
  await submitButton(other).click();
  await expect(toast(other, "Aanvraag verzonden!")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(entries(page)).toHaveCount(4);
});

test("without a network what was read stays", async ({ page, context }) => {
  await openList(page);
  await expect(entries(page)).toHaveCount(3);
  await context.setOffline(true);
  await step("a request of the list opens", async () => {
    await openRequest(page, "Piet Bakker");
    await expect(page.getByText(/^Geen verbinding: dit is de stand van vandaag/)).toBeVisible();
  });
  await step("the list can be called from", async () => {
    await page.getByRole("link", { name: "Alle aanvragen" }).click();
    await expect(entries(page)).toHaveCount(3);
    await expect(page.getByRole("link", { name: "035 123 45 67" })).toHaveAttribute("href", "tel:0351234567");
  });
  await step("a filter keeps the list and says which it is", async () => {
    await filterOf(page, "Spam 0").click();
    await expect(page).toHaveURL(/toon=spam/);
    await expect(entries(page)).toHaveCount(3);
    await expect(filterOf(page, "Open 3")).toHaveAttribute("aria-current", "page");
  });
  await step("with the network the filter holds", async () => {
    await context.setOffline(false);
    await expect(page.getByText("Hier staan nu geen aanvragen.")).toBeVisible();
    await expect(page.getByText(/Geen verbinding/)).toHaveCount(0);
  });
});

test("a status is stored with one press", async ({ page }) => {
  await openList(page, "?toon=alle");
  await openRequest(page, "Jan de Vries");
  await button(page, "Gewonnen").click();
  await expect(lines(page)).toHaveText([/Status: Gewonnen/]);
  await step("paper shows the chosen status alone", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("group", { name: "Status" }).getByRole("button")).toHaveText(["Gewonnen"]);
  });
  await step("the list says it", async () => {
    await page.goBack();
    await expect(entries(page).filter({ hasText: "Jan" })).toContainText("Gewonnen");
  });
});

test("the link back from a request returns to the search", async ({ page }) => {
  await openList(page);
  await page.getByRole("searchbox").fill("vries jan");
  await page.getByRole("searchbox").press("Enter");
  await expect(entries(page)).toHaveText([/Jan de Vries/]);
  await openRequest(page, "Jan de Vries");
  await page.getByRole("link", { name: "Alle aanvragen" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("vries jan");
  await expect(entries(page)).toHaveCount(1);
});

test.describe("on a phone abroad", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a day and a time to call back outlive Back", async ({ page, database }) => {
    const [clock] = await database.rows<{ day: string }>(
      "select (now() at time zone 'Europe/Amsterdam')::date::text as day",
    );
    const piet = entries(page).filter({ hasText: "Piet" });
    await openList(page);
    await openRequest(page, "Piet Bakker");
    const release = await hold(page, "**/rest/v1/callback_requests*");
    await page.getByLabel("Terugbellen op").fill(clock?.day ?? "");
    await page.getByLabel("Om (hoeft niet)").fill("09:05");
    await page.goBack();
    release();
    await expect(piet).toContainText("terugbellen vandaag 9.05");
    await expect(piet.locator("strong")).toHaveText("Vandaag bellen");
  });
});

test("a day to call back can be typed", async ({ page, database }) => {
  await openList(page);
  await openRequest(page, "Piet Bakker");
  const stored = () => database.rows("select call_back_on::text as day from callback_requests");
  const day = page.getByLabel("Terugbellen op");
  await step("only the whole year is stored, not its digits", async () => {
    await day.focus();
    await page.keyboard.type("03032031");
    await expect.poll(stored).toEqual([{ day: "2031-03-03" }]);
    await expect(day).toHaveValue("2031-03-03");
  });
  await step("a date left half typed shows what is stored", async () => {
    await day.focus();
    await page.keyboard.press("Backspace");
    await expect(day).toHaveValue("");
    await note(page).focus();
    await expect(day).toHaveValue("2031-03-03");
  });
});

test("a customer who phones becomes a request", async ({ page: first, context, database }) => {
  await openList(first);
  const typedIn = await unfold(first, "Nieuwe aanvraag");
  await typedIn.getByLabel("Naam").fill("Kees Beller");
  await typedIn.getByLabel("Telefoon").fill("06 9988 7766");
  await typedIn.getByLabel("Dakgoten").check();
  await first.close();
  const page = await context.newPage();
  await openList(page);
  const form = await unfold(page, "Nieuwe aanvraag");
  const save = form.getByRole("button", { name: "Bewaren" });
  await step("what was typed outlives a closed tab", async () => {
    await expect(form.getByLabel("Naam")).toHaveValue("Kees Beller");
    await expect(form.getByLabel("Dakgoten")).toBeChecked();
  });
  await step("a lost answer makes no second request", async () => {
    await loseAnswer(page, database, "/rest/v1/contact_submissions");
    await save.press("Enter");
    await expect(toast(page, "Niet bewaard")).toBeVisible();
    await save.press("Enter");
    await expect(toast(page, "Bewaard")).toBeVisible();
    await expect(entries(page).filter({ hasText: "Kees" })).toHaveCount(1);
  });
  await step("the list marks it as taken by phone", async () => {
    await expect(entries(page).filter({ hasText: "Kees" })).toContainText(
      "Telefonisch aangenomen · Dakgoten",
    );
  });
  await step("the form is folded and empty for the next", async () => {
    await expect(form).not.toHaveAttribute("open");
    await unfold(page, "Nieuwe aanvraag");
    await expect(form.getByLabel("Naam")).toHaveValue("");
    await expect(form.getByLabel("Dakgoten")).not.toBeChecked();
  });
});

test("a wrong name or number is corrected", async ({ page, context }) => {
  await openList(page);
  await openRequest(page, "Piet Bakker");
  const other = await context.newPage();
  await other.goto(page.url());
  const form = await unfold(page, "Contactgegevens wijzigen");
  await form.getByLabel("Naam").fill("Piet Bakkers");
  await form.getByLabel("Telefoon").fill("035 765 43 21");
  await form.getByRole("button", { name: "Bewaren" }).click();
  await step("the page says and dials the right ones", async () => {
    await expect(heading(page, "Piet Bakkers")).toBeVisible();
    const call = page.getByRole("link", { name: "Bel 035 765 43 21" });
    await expect(call).toHaveAttribute("href", "tel:0357654321");
  });
  await step("the log says what they were", async () => {
    await expect(lines(page).filter({ hasText: "Naam was: Piet Bakker" })).toHaveCount(1);
    await expect(lines(page).filter({ hasText: "Telefoon was: 035 123 45 67" })).toHaveCount(1);
  });
  await step("the form has them at the next correction", async () => {
    await unfold(page, "Contactgegevens wijzigen");
    await expect(form.getByLabel("Naam")).toHaveValue("Piet Bakkers");
  });
  await step("another device shows them when it comes to the front", async () => {
    await other.bringToFront();
    await other.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(heading(other, "Piet Bakkers")).toBeVisible();
  });
});

test("photographs of a request", async ({ page, database }) => {
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
  await step("they appear one by one", async () => {
    await expect(photos).toHaveCount(1);
  });
  await step("one keeps loading while the request is read again", async () => {
    await page.clock.runFor(30_000);
    release();
    await expect(photos).toHaveCount(2);
  });
  await step("a press opens one large", async () => {
    const alone = page.waitForEvent("popup");
    await photos.last().press("Enter");
    await expect((await alone).getByRole("img")).toHaveJSProperty("naturalWidth", 250);
  });
});

test("spam stands apart", async ({ page, database }) => {
  for (const name of ["Win", "Koop", "Gratis"])
    await database.insert("callback_requests", {
      name: `${name} https://prijs.example`,
      phone: "0612345678",
    });
  await openList(page, "?toon=spam");
  await expect(entries(page)).toHaveCount(3);
  await step("one can be taken back", async () => {
    await openRequest(page, "Win");
    await button(page, "Geen spam").click();
    await expect(button(page, "Geen spam")).toHaveCount(0);
    await page.getByRole("link", { name: "Alle aanvragen" }).click();
    await expect(entries(page)).toHaveCount(2);
  });
  await step("all goes at once after a question with its number", async () => {
    const asked = answer(page);
    await button(page, "Alle spam verwijderen").click();
    expect(await asked).toContain("Alle spam verwijderen (2)?");
    await expect(page.getByText("Hier staan nu geen aanvragen.")).toBeVisible();
    await expect(filterOf(page, "Alle 4")).toBeVisible();
  });
});

test("a note is never lost", async ({ page, database }) => {
  await openList(page);
  await openRequest(page, "Jan de Vries");
  const save = () => button(page, "Bewaren").press("Enter");
  await step("one whose answer is lost is added once", async () => {
    await note(page).fill("Antwoord kwijt");
    await loseAnswer(page, database, "/rest/v1/request_log");
    await save();
    await expect(toast(page, "Niet bewaard")).toBeVisible();
    await save();
    await expect(note(page)).toHaveValue("");
    await expect(lines(page)).toHaveText([/Antwoord kwijt/]);
  });
  await step("it outlives the session", async () => {
    await note(page).fill("Na de sessie");
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem("staff-session") ?? "{}");
      session.access_token = session.access_token.replace(/[^.]+$/, "Zm9yZ2Vk");
      localStorage.setItem("staff-session", JSON.stringify(session));
    });
    await save();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("wat u typte blijft staan");
    await signIn(page);
    await save();
    await expect(lines(page)).toHaveCount(2);
  });
  await step("a line goes after a question that repeats it", async () => {
    const asked = answer(page);
    await button(page, "Weg: Antwoord kwijt").click();
    expect(await asked).toContain("Antwoord kwijt");
    await expect(lines(page)).toHaveText([/Na de sessie/]);
  });
});

test("a request is deleted after a question", async ({ page, context, database }) => {
  await openList(page);
  await openRequest(page, "Jan de Vries");
  await step("a request that opens takes the focus", async () => {
    await expect(page.getByRole("main")).toBeFocused();
  });
  const other = await context.newPage();
  await other.goto(page.url());
  await note(other).fill("Wil weg");
  await step("a no keeps it", async () => {
    const cancelled = answer(page, "dismiss");
    await button(page, "Aanvraag verwijderen").press("Enter");
    expect(await cancelled).toContain("De aanvraag van Jan de Vries verwijderen?");
    await expect(button(page, "Aanvraag verwijderen")).toBeFocused();
  });
  await step("what was typed for it elsewhere can still be read", async () => {
    await database.exec("delete from contact_submissions where name = 'Jan de Vries'");
    await button(other, "Bewaren").press("Enter");
    await expect(heading(other, "Niet gevonden")).toBeVisible();
    await expect(other.getByText("Wil weg")).toBeVisible();
  });
  await step("one that is gone already is no failure", async () => {
    void answer(page);
    await button(page, "Aanvraag verwijderen").press("Enter");
    await expect(entries(page)).toHaveCount(2);
  });
});

test("many requests stay quick to read", async ({ page, database }) => {
  await database.exec(`
    alter table callback_requests disable trigger user;
    insert into callback_requests (created_at, name, phone, searched)
      select now() - i * interval '1 minute', 'Beller ' || i, '06' || i, '' from generate_series(1, 1200) as i;
    alter table callback_requests enable trigger user;`);
  await openList(page);
  await step("the first 100 are shown", async () => {
    await expect(entries(page)).toHaveCount(100);
    await expect(page.getByText(/^Dit zijn de eerste 100\. Zoek/)).toBeVisible();
  });
  await step("the file for Excel has all, also more than 1,000", async () => {
    const download = page.waitForEvent("download");
    await button(page, "Bestand voor Excel").click();
    const file = readFileSync(await (await download).path());
    const rows: Record<string, string>[] = parse(file, { bom: true, columns: true, delimiter: ";" });
    expect(new Set(rows.map(({ naam }) => naam)).size).toBe(1203);
  });
  await step("the link back returns to the place", async () => {
    await page.getByRole("link", { name: "Beller 80 " }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await openRequest(page, "Beller 80 ");
    await page.getByRole("link", { name: "Alle aanvragen" }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

test("a name of 1,000 letters takes two lines of the list", async ({ page, database }) => {
  await database.insert("callback_requests", { name: "N".repeat(1000), phone: "035 123 45 67" });
  await openList(page);
  const long = page.getByRole("link", { name: "NNNN" });
  const short = page.getByRole("link", { name: "Piet Bakker" });
  const height = async (link: typeof long) => (await link.boundingBox())?.height ?? Number.NaN;
  expect(await height(long)).toBeLessThan(1.6 * (await height(short)));
});

test("every state passes the checks of accessibility and size", async ({ page, database }) => {
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
  await step("a new password", () => look("new password"));
  await database.insert("callback_requests", { name: "Win https://prijs.example", phone: "06" });
  await database.exec(`update private.outbox set state = 'dead' where callback_id is not null;
    update private.settings set max_photo_bytes = -1;
    update contact_submissions set status = 'Gewonnen' where name = 'Jan de Vries'`);
  await openList(page, "?toon=alle");
  await expect(entries(page)).toHaveCount(4);
  await expect(entries(page).filter({ hasText: "Niet gemaild" }).first()).toContainText("Win");
  await expect(page.getByText("De ruimte voor foto’s raakt vol.")).toBeVisible();
  await unfold(page, "Nieuwe aanvraag");
  await step("a list with every mark", () => look("list", [390, 1440]));
  await openRequest(page, "Jan de Vries");
  await unfold(page, "Contactgegevens wijzigen");
  await step("a request", () => look("request"));
  await database.empty();
  await database.exec("update private.settings set max_photo_bytes = 500000000");
  await openList(page);
  await expect(page.getByText("Er zijn nog geen aanvragen.")).toBeVisible();
  await step("an empty list", () => look("empty list"));
  await page.evaluate(() => localStorage.clear());
  await page.goto("/aanvragen");
  await signIn(page, "fout-wachtwoord");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("klopt niet");
  await step("signing in with an error", () => look("sign-in with an error"));
});
