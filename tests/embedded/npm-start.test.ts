import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { parse, stringify } from "yaml";
import { embeddedKeys, embeddedStaff } from "../../embedded/environment.ts";
import { chromiumFlags, ensureChromium } from "../../scripts/checks/chromium.ts";
import { requireContent } from "../../scripts/content/check.ts";
import { takePhoto } from "../sample-photo.ts";
import { quote } from "../sample-quote.ts";
import { scratchCopy } from "../scratch-copy.ts";
import { chooseFolder, textInCms } from "./chosen-folder.ts";
import { type Site, startSite } from "./running-site.ts";

/*
 * Runs `npm start` in a copy of the site, and edits the copy by hand and in the CMS. At the start the copy has a
 * mistake and an unusable photograph that no text uses.
 */
const [service] = requireContent().diensten;
if (!service) throw new Error("The site has a service");
const serviceFile = `diensten/${service.slug}.yaml`;

const folder = scratchCopy();
const content = join(folder, "src/content");
const path = (file: string) => join(content, file);
const read = (file: string) => readFileSync(path(file), "utf8");

let site: Site;
let browser: Browser;

beforeAll(async () => {
  const redirects = ["/oud", "/ouder"].map((from) => ({ from, to: "/contact" }));
  writeFileSync(path("doorverwijzingen.yaml"), stringify(redirects));
  // The CMS writes YAML in this way. Files written by hand may use other quotation marks.
  const asText = { schema: "failsafe", lineWidth: 0 } as const;
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".yaml")) writeFileSync(path(file), stringify(parse(read(file), asText), asText));
  writeFileSync(path(serviceFile), read(serviceFile).replace(/^order: .*/m, "order: tien"));
  await takePhoto(folder, "klein.jpg", 80);
  const dataDirectory = join(folder, ".embedded");
  cpSync(inject("newData"), dataDirectory, { recursive: true });
  site = await startSite(dataDirectory, folder);
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("the start says where the site and the inbox are", () => {
  expect(site.output.stdout).toContain(site.url);
  expect(site.output.stdout).toContain(`${site.inboxUrl}/`);
});

test("the start says how to sign in at the requests", () => {
  const { email, password } = embeddedStaff;
  expect(site.output.stdout).toContain(`${site.url}/aanvragen  (${email}, ${password})`);
});

test("the site sends to this backend, by a path of its own origin", async () => {
  const script = await (await fetch(`${site.url}/src/lib/env.ts`)).text();
  expect(script).toContain('"VITE_SUPABASE_URL": "/"');
  expect(script).toContain(`"VITE_SUPABASE_ANON_KEY": "${embeddedKeys.publishable}"`);
  expect(script).toContain(`"VITE_SITE_URL": "${site.url}"`);
});

const withKey = { apikey: embeddedKeys.publishable, authorization: `Bearer ${embeddedKeys.publishable}` };

const send = (path: string, body: object) => {
  const headers = { ...withKey, "content-type": "application/json" };
  return fetch(site.url + path, { method: "POST", headers, body: JSON.stringify(body) });
};

test("nobody can make an account", async () => {
  const account = { email: "eve@voorbeeld.example", password: embeddedStaff.password };
  expect(await (await send("/auth/v1/signup", account)).json()).toMatchObject({
    error_code: "signup_disabled",
  });
});

test("behind a proxy too, a request reaches the inbox", async () => {
  await send("/rest/v1/contact_submissions", quote);
  expect(await (await send("/functions/v1/send-quote-email", quote)).json()).toEqual({ ok: true });
  // maildev lists a mail a moment after it accepted it.
  const mails = async () => await (await fetch(`${site.inboxUrl}/email`)).text();
  await expect.poll(mails).toContain(quote.name);
});

test.each(["/mails/email", `/rest/v1/contact_submissions?apikey=${embeddedKeys.secret}`])(
  "a page of another site reads nothing of %s",
  async (address) => {
    const answer = await fetch(site.url + address, { headers: { origin: "https://evil.example" } });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  },
);

test("the site stays when its standard input ends, as that of a service does", async () => {
  site.closeInput();
  // If Vite read its standard input, it would stop now, in the time that this answer takes.
  await fetch(`${site.inboxUrl}/email`);
  expect((await fetch(site.url)).status).toBe(200);
});

async function newPage(): Promise<Page> {
  const page = await browser.newPage({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  // The first visit bundles the site or builds the CMS, which may take minutes on a busy machine.
  page.setDefaultTimeout(240_000);
  return page;
}

const slugOf = (name: string) => readdirSync(path(name))[0]?.replace(".yaml", "") ?? "";

describe("a file that is changed by hand", () => {
  const openPage = async () => {
    const servicePage = await newPage();
    await servicePage.goto(`${site.url}/${service.slug}`);
    return servicePage;
  };
  const messageIn = (anyPage: Page) => anyPage.locator("vite-error-overlay .message-body");
  const reports = (text: string, anyPage = page) => messageIn(anyPage).filter({ hasText: text }).waitFor();
  const lineOfOrder =
    read(serviceFile)
      .split("\n")
      .findIndex((line) => line.startsWith("order:")) + 1;
  const unreadable = `src/content/${serviceFile} (regel ${lineOfOrder}): deze regel is niet te lezen`;
  const writeOrder = (line: string) =>
    writeFileSync(path(serviceFile), read(serviceFile).replace(/^order.*/m, line));
  let page: Page;

  beforeAll(async () => {
    page = await openPage();
  });
  afterEach(async () => {
    writeOrder(`order: ${service.order}`);
    await messageIn(page).waitFor({ state: "detached" });
  });
  afterAll(() => page?.close());

  test("shows a mistake in the browser with its line", async () => {
    await reports(`${service.slug}.yaml › order (regel ${lineOfOrder}): “tien” is geen getal`);
  });

  test("says on a newly opened page why its text is missing", async () => {
    writeOrder("order tien");
    const secondPage = await openPage();
    await reports(unreadable, secondPage);
    await secondPage.close();
  });

  test("shows the page again once the mistake is corrected", async () => {
    writeOrder("order tien");
    await reports(unreadable);
    writeOrder(`order: ${service.order}`);
    await page.getByRole("heading", { level: 1, name: service.heading }).waitFor();
  });

  test("names a photograph that is too small", async () => {
    await expect.poll(() => site.output.stderr).toContain("photos/klein.jpg is te klein: 80 bij 60 pixels.");
  });

  test("encodes a new photograph and reloads the page", async () => {
    let loads = 0;
    page.on("load", () => loads++);
    await takePhoto(folder, "Goot in Baarn.jpg");
    await expect
      .poll(() => site.output.stdout)
      .toContain('Gebruik in de teksten de naam "Goot in Baarn.jpg".');
    await expect.poll(() => loads).toBeGreaterThan(0);
    const pictures = readdirSync(join(folder, "public/pictures/photos"));
    const picture = pictures.find((file) => file.startsWith("goot-in-baarn-"));
    const answer = await fetch(`${site.url}/pictures/photos/${picture}`);
    expect(answer.headers.get("content-type")).toMatch(/^image\//);
  });
});

describe("a text that is changed in the CMS", () => {
  let page: Page;

  async function openCms() {
    page = await newPage();
    await chooseFolder(page, folder);
    await page.goto(`${site.url}/beheer`);
    await page.getByRole("button", { name: "De map van de website openen" }).click();
    await page.getByRole("button", { name: "Nieuw item aanmaken" }).waitFor();
  }

  beforeAll(openCms);
  // A failed test must not leave an open dialog to the next one.
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    await page.close();
    await openCms();
  });

  const open = (place: string) => page.goto(`${site.url}/beheer#/collections/${place}`);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const fieldAt = (keyPath: string) => page.locator(`[data-key-path="${keyPath}"]`).getByRole("textbox");

  const pressSave = () => page.getByRole("button", { name: "Opslaan", exact: true }).click();

  async function save() {
    await pressSave();
    // The list appears once the files are written.
    await page.waitForURL(/#\/collections\/\w+$/);
  }

  const textNow = (file: string) => textInCms(page, `src/content/${file}`);

  /** Saves in the CMS. Returns the lines that this changed in a file, and writes the file to the disk. */
  async function linesChangedBySaving(file: string): Promise<string> {
    const linesBefore = read(file).split("\n");
    await save();
    const text = await textNow(file);
    writeFileSync(path(file), text);
    return text
      .split("\n")
      .filter((line, index) => line !== linesBefore[index])
      .join("\n");
  }

  test("is one changed line, on the page beside it at once", async () => {
    const slug = slugOf("diensten");
    await open(`diensten/entries/${slug}`);
    const beside = page.frameLocator("iframe").frameLocator('iframe[title="De website"]');
    // Until this heading is there, Vite may find more dependencies and reload the form.
    await beside.getByRole("heading", { level: 1 }).waitFor();
    const heading = `${parse(read(`diensten/${slug}.yaml`)).name}, net bedacht`;
    await fieldAt("heading").fill(heading);
    expect(await linesChangedBySaving(`diensten/${slug}.yaml`)).toBe(`heading: ${heading}`);
    await open(`diensten/entries/${slug}`);
    await beside.getByRole("heading", { level: 1, name: heading }).waitFor();
    // The preview is switched off, because it would load with every form of the other tests.
    await page.getByRole("button", { name: "Editoropties tonen" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Voorbeeld tonen" }).click();
  });

  test("stays in its field when it is refused", async () => {
    const file = `vragen/${slugOf("vragen")}.yaml`;
    await open(`vragen/entries/${slugOf("vragen")}`);
    const wrong = "Kijk bij [prijzen](/kruimelprijzen).";
    await field("Antwoord").fill(wrong);
    await pressSave();
    const dialog = page.getByRole("alertdialog", { name: "Nog niet opgeslagen" });
    await dialog.getByText("de pagina /kruimelprijzen bestaat niet").waitFor();
    expect(await textNow(file)).toBe(read(file));
    await dialog.getByRole("button", { name: "OK" }).click();
    expect(await field("Antwoord").inputValue()).toBe(wrong);
    await field("Antwoord").fill("Ja: altijd.");
    expect(await linesChangedBySaving(file)).toBe('answer: "Ja: altijd."');
  });
});

test("stopping ends the site even while a page is open", async () => {
  expect(await site.stop()).toBe(0);
  await expect(fetch(site.url)).rejects.toThrow();
});
