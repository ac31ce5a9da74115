import type { Locator, Page } from "playwright/test";
import { embeddedKeys, embeddedStaff, functionPath } from "../../embedded/environment.ts";
import type { StoredRequest } from "../../src/requests/stored-request.ts";
import { photo } from "../sample-photo.ts";
import { quote } from "../sample-quote.ts";
import { rowOf, storedCallback, storedQuote } from "../sample-request.ts";
import { axeViolations } from "./axe.ts";
import { mailsTo, siteOrigin } from "./backend.ts";
import { losses, smallTargets } from "./layout-problems.ts";
import { expect, test as siteTest, unique } from "./site.ts";

/* The staff's page in a browser. src/requests/requests-screen.test.tsx and the tests beside it have its other rules. */

const test = siteTest.extend<{ signedIn: boolean }>({
  signedIn: [true, { option: true }],
  storageState: async ({ signedIn }, use) => {
    if (!signedIn) return use({ cookies: [], origins: [] });
    const localStorage = [{ name: "staff-session", value: await openSession() }];
    await use({ cookies: [], origins: [{ origin: siteOrigin, localStorage }] });
  },
});

// The tests run in turn, because one changes the password for a while.
test.describe.configure({ mode: "default" });
// The tests provoke these errors: the browser logs an answer with an error status, and the page a missing network.
test.use({ expectedProblems: /Failed to (load resource|fetch)|could not be read/ });
test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** The requests of the list. */
const entries = (page: Page) => page.locator("main ul > li");
/** The lines of the log of a request. */
const lines = (page: Page) => page.getByRole("region", { name: "Logboek" }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const step = test.step;

/** Signs in as the page does, and returns what the page would store. */
async function openSession(): Promise<string> {
  const response = await fetch(`${siteOrigin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: embeddedKeys.publishable, "content-type": "application/json" },
    body: JSON.stringify(embeddedStaff),
  });
  return response.text();
}

async function signIn(page: Page, password = embeddedStaff.password) {
  await page.getByLabel("E-mailadres").fill(embeddedStaff.email);
  await page.getByLabel("Wachtwoord").fill(password);
  await button(page, "Aanmelden").click();
}

async function unfold(page: Page, title: string) {
  const form = page.locator("details", { hasText: title });
  await form.getByText(title).press("Enter");
  return form;
}

/** Opens the one request of the list with this name. */
async function openRequest(page: Page, name: string) {
  await page.getByRole("link", { name }).press("Enter");
  await expect(heading(page, name)).toBeVisible();
}

/** Sends a quote request with a photograph as a visitor's browser does. */
async function sendQuote(name: string) {
  const request = { ...quote, name };
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(siteOrigin + path, {
      method: "POST",
      headers: { apikey: embeddedKeys.publishable, ...headers },
      body,
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  await post("/rest/v1/contact_submissions", JSON.stringify(request), { "content-type": "application/json" });
  const form = new FormData();
  form.set("quote", JSON.stringify(request));
  form.append("photo", new Blob([new Uint8Array(await photo(250, 250))], { type: "image/jpeg" }));
  await post(functionPath, form);
}

/** Answers the page's calls for requests with `requests`, in place of the back end. */
async function answerWith(page: Page, requests: StoredRequest[]) {
  const counts = { alle: requests.length };
  const rows = requests.map(rowOf);
  await page.route("**/rest/v1/rpc/requests_overview*", (route) => route.fulfill({ json: { counts } }));
  await page.route("**/rest/v1/rpc/find_requests*", (route) => route.fulfill({ json: rows }));
  await page.route("**/rest/v1/requests?*", (route) => route.fulfill({ json: rows.slice(0, 1) }));
}

test.describe(() => {
  test.use({ signedIn: false });

  test("staff work on a request from its arrival until they delete it", async ({ page }) => {
    const name = unique("Bewoner");
    await sendQuote(name);
    const entry = entries(page).filter({ hasText: name });
    await page.goto("/aanvragen");
    await signIn(page);
    await step("the request is in the list, also after a reload", async () => {
      await expect(entry).toContainText("Dakgoten");
      await page.reload();
      await expect(entry).toBeVisible();
    });
    await step("the file for Excel can be fetched", async () => {
      const download = page.waitForEvent("download");
      await button(page, "Bestand voor Excel").click();
      expect((await download).suggestedFilename()).toBe("aanvragen.csv");
    });
    await step("the request takes the focus when it opens", async () => {
      await openRequest(page, name);
      await expect(page.getByRole("main")).toBeFocused();
    });
    await step("its photograph opens large in a window of its own", async () => {
      const popup = page.waitForEvent("popup");
      await page.getByRole("link", { name: "Foto 1 van 1 vergroten" }).press("Enter");
      const window = await popup;
      await expect(window.getByRole("img")).toHaveJSProperty("naturalWidth", 250);
      await window.close();
    });
    await step("a status is stored with one press", async () => {
      await button(page, "Gebeld").click();
      await expect(lines(page)).toHaveText([/Status: Gebeld/]);
    });
    await step("paper shows the chosen status alone", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("group", { name: "Status" }).getByRole("button")).toHaveText(["Gebeld"]);
      await page.emulateMedia({ media: null });
    });
    await step("a day to call back can be typed", async () => {
      const day = page.getByLabel("Terugbellen op");
      await day.focus();
      await page.keyboard.type("03032031");
      await expect(page.getByLabel("Om (hoeft niet)")).toBeEnabled();
      await expect(day).toHaveValue("2031-03-03");
    });
    await step("a note joins the log", async () => {
      const note = page.getByLabel("Notitie", { exact: true });
      await note.fill("Dinsdag langs");
      await button(page, "Bewaren").press("Enter");
      await expect(lines(page)).toHaveText([/Status: Gebeld/, /Gepland: 3-3-2031/, /Dinsdag langs/]);
      await expect(note).toHaveValue("");
    });
    await step("the list says status, day and last note", async () => {
      await page.goBack();
      await expect(entry).toContainText("Gebeld · terugbellen ma 3 mrt 2031 · Dinsdag langs");
    });
    await step("the request is deleted after a question", async () => {
      await openRequest(page, name);
      page.once("dialog", (question) => question.accept());
      await button(page, "Aanvraag verwijderen").press("Enter");
      await expect(page.getByRole("searchbox")).toBeVisible();
      await expect(entry).toHaveCount(0);
    });
  });

  test("a device without any room left still shows the requests", async ({ page }) => {
    await answerWith(page, [storedQuote]);
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
    await expect(entries(page)).toHaveCount(1);
    await button(page, "Uitloggen").click();
    await expect(button(page, "Aanmelden")).toBeEnabled();
  });

  test("signing in with an error has room and access", async ({ page }) => {
    await page.goto("/aanvragen");
    await signIn(page, "fout-wachtwoord");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("klopt niet");
    await expectRoomAndAccess(page, "the form to sign in");
  });
});

test("signing out signs out every tab and empties the device", async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/aanvragen");
    await expect(button(tab, "Uitloggen")).toBeVisible();
  }
  await step("no tab is signed in any more, also without a network", async () => {
    await context.setOffline(true);
    await button(page, "Uitloggen").click();
    for (const tab of [page, other]) await expect(button(tab, "Aanmelden")).toBeVisible();
  });
  await step("nothing stays on the device", async () => {
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test("a customer who phones becomes a request", async ({ page }) => {
  const name = unique("Beller");
  await page.goto("/aanvragen");
  const form = await unfold(page, "Nieuwe aanvraag");
  await form.getByLabel("Naam").fill(name);
  await form.getByLabel("Telefoon").fill("06 9988 7766");
  await form.getByLabel("Dakgoten").check();
  await form.getByRole("button", { name: "Bewaren" }).press("Enter");
  await step("the new request opens", async () => {
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });
  await step("the list says that it was taken by phone", async () => {
    await page.getByRole("link", { name: "Alle aanvragen" }).click();
    await expect(entries(page).filter({ hasText: name })).toContainText("Telefonisch aangenomen · Dakgoten");
  });
  await step("the form is folded and empty for the next", async () => {
    await expect(form).not.toHaveAttribute("open");
    await unfold(page, "Nieuwe aanvraag");
    await expect(form.getByLabel("Naam")).toHaveValue("");
    await expect(form.getByLabel("Dakgoten")).not.toBeChecked();
  });
});

test("the link back from a request returns to its place in the list", async ({ page }) => {
  await answerWith(
    page,
    Array.from({ length: 40 }, (_, id) => ({ ...storedCallback, id: id + 1, name: `Beller ${id} ` })),
  );
  await page.goto("/aanvragen");
  await page.getByRole("link", { name: "Beller 30 " }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.getByRole("link", { name: "Beller 30 " }).press("Enter");
  await page.getByRole("link", { name: "Alle aanvragen" }).click();
  await expect.poll(() => page.evaluate(() => scrollY), "scrolled by").toBe(place);
});

/** Checks layout and accessibility of the page in its present state, which `name` describes. */
async function expectRoomAndAccess(page: Page, name: string, axeWidths = [390]) {
  for (const width of axeWidths)
    await step(`axe finds nothing wrong in ${name} at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      expect(await axeViolations(page)).toEqual([]);
    });
  for (const width of [320, 768, 1440, 390])
    await step(`${name} shows all, with targets of 48 pixels, at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(losses)).toEqual([]);
      const targets = { selector: "main :is(a, button, input, textarea)", min: 48 };
      expect(await page.evaluate(smallTargets, targets)).toEqual([]);
      const buttons = page.getByRole("button", { name: /^(Zoek|Weg: .*)$/ });
      for (const one of await buttons.all()) expect(await one.boundingBox()).toMatchObject({ height: 48 });
    });
}

test("choosing a password has room and access", async ({ page }) => {
  await page.goto("/aanvragen?token_hash=x");
  await expect(page.getByLabel("Nieuw wachtwoord")).toBeVisible();
  await expectRoomAndAccess(page, "the form for a password");
});

test("a list with every mark and its request have room and access", async ({ page }) => {
  const line = { id: "1", is_note: false, text: "Status: Gebeld", written_by: "a@b.nl" };
  const log = [{ ...line, written_at: storedQuote.created_at }];
  const callback = { ...storedCallback, phone: "035 123 45 67" };
  const plan = { call_back_on: "2031-03-03", call_back_at: "09:05:00" };
  await answerWith(page, [
    { ...storedQuote, ...plan, log, status: "Gebeld", unmailed: true, is_due: true },
    { ...callback, id: 2, spam_reason: "links" },
    { ...callback, id: 3, name: "Piet Bakker" },
    { ...callback, id: 4, name: "N".repeat(200) },
  ]);
  await page.goto("/aanvragen?toon=alle");
  await step("a name of 200 letters takes two lines of the list", async () => {
    const height = async (link: Locator) => (await link.boundingBox())?.height ?? Number.NaN;
    const short = await height(page.getByRole("link", { name: "Piet Bakker" }));
    expect(await height(page.getByRole("link", { name: "NNNN" }))).toBeLessThan(1.6 * short);
  });
  await unfold(page, "Nieuwe aanvraag");
  await expectRoomAndAccess(page, "the list", [390, 1440]);
  await openRequest(page, storedQuote.name);
  await unfold(page, "Contactgegevens wijzigen");
  await expectRoomAndAccess(page, "the request");
});

test("an empty list has room and access", async ({ page }) => {
  await answerWith(page, []);
  await page.goto("/aanvragen");
  await expect(page.getByText("Er zijn nog geen aanvragen.")).toBeVisible();
  await expectRoomAndAccess(page, "the list");
});

// This test is the last one, because a failure leaves staff with another password.
test.describe(() => {
  test.use({ signedIn: false });

  test("the link of a mail lets staff choose a password", async ({ page }) => {
    /** The link in the newest mail to staff, once it differs from `former`. */
    const mailedLink = async (former: string) => {
      let link = "";
      await expect(async () => {
        const mail = (await mailsTo(embeddedStaff.email)).at(-1);
        link = /href="([^"]+token_hash[^"]+)"/.exec(mail?.html ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
        expect(["", former], "the link in the newest mail to staff").not.toContain(link);
      }).toPass();
      return link;
    };
    const alert = page.getByRole("alert");
    const askLink = async (former = "") => {
      await page.getByLabel("E-mailadres").fill(embeddedStaff.email);
      await button(page, "Wachtwoord vergeten?").click();
      await expect(alert).toHaveText(/^Hoort bij dit adres een account, dan krijgt u /);
      return mailedLink(former);
    };
    const choose = async (password: string) => {
      await page.getByLabel("Nieuw wachtwoord").fill(password);
      await button(page, "Wachtwoord bewaren").click();
      await expect(button(page, "Uitloggen")).toBeVisible();
    };
    await page.goto("/aanvragen");
    await step("without an address the page asks for one", async () => {
      await button(page, "Wachtwoord vergeten?").click();
      await expect(alert).toHaveText("Vul eerst uw e-mailadres in.");
    });
    const link = await askLink();
    await step("the link of the mail signs in", async () => {
      await page.goto(link);
      await choose("vier losse woorden samen");
    });
    await step("an invitation signs in as well", async () => {
      await button(page, "Uitloggen").click();
      const next = await askLink(link);
      // The embedded backend has no invitations, so the invitation is verified as a forgotten password.
      await page.route("**/auth/v1/verify*", (route) =>
        route.fallback({ postData: route.request().postData()?.replace("invite", "recovery") }),
      );
      await page.goto(next.replace("type=recovery", "type=invite"));
      await choose(embeddedStaff.password);
    });
  });
});
