import { findFreePort } from "../../embedded/ports.ts";
import { paths } from "../../src/lib/paths.ts";
import { askSite, rowsOf, serveAgain } from "./backend.ts";
import { company, floating, linkTo, plainPages, shell } from "./content.ts";
import {
  expect,
  field,
  fillIn,
  heading,
  loadFailure,
  submitButton,
  test,
  unique,
  untilHydrated,
  visit,
  watchDocuments,
} from "./site.ts";

/* The server goes away, or gets a new release, while a page is open. The browser still calls itself online. */

const { step } = test;

const [otherPage] = plainPages;

test.use({
  expectedProblems:
    /Request to http|could not be stored|dynamically imported module|Failed to (?:load resource|fetch)|net::ERR/,
});

const passOn = (request: Request, path: string) => askSite(path, request);

test("a visitor whose connection is lost can still send what was typed", async ({ page }) => {
  const name = unique("In de trein");
  // findFreePort() picks a port that no outgoing connection takes while the server is gone.
  const port = await findFreePort();
  const { close } = await serveAgain(passOn, port);
  await visit(page, `http://localhost:${port}/contact`);
  close();

  await step("the form stays when a field is touched", async () => {
    await fillIn(page, name);
    await expect(field(page, "name")).toHaveValue(name);
  });
  await step("what cannot be sent stays in the form, with the phone below it", async () => {
    await submitButton(page).click();
    await expect(page.locator("form :focus")).toContainText(company.phone.display);
    await expect(field(page, "name")).toHaveValue(name);
  });
  await step("a link that leads nowhere now says so in our words", async () => {
    await linkTo(page.locator("footer"), otherPage.path).click();
    await expect(loadFailure(page)).toBeFocused();
    await expect(page.locator("main").getByRole("link", { name: company.phone.display })).toBeVisible();
    await expect(page.locator(`${floating} a[href^="tel:"]`)).toBeVisible();
  });
  const retry = page.getByRole("button", { name: shell.loadError.reload });
  await step("it says so again when the visitor presses too early", async () => {
    await retry.click();
    await expect(retry).toBeEnabled();
    await expect(loadFailure(page)).toBeVisible();
  });
  const again = await serveAgain(passOn, port);
  await step("the first press shows the page once the server is back", async () => {
    await retry.click();
    await expect(heading(page)).toHaveText(otherPage.heading);
  });
  await step("what was typed before can then be sent", async () => {
    await linkTo(page.locator("header"), paths.contact).click();
    await expect(field(page, "name")).toHaveValue(name);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/bedankt$/);
    expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
  });
  again.close();
});

/** Serves the site on a port of its own. `release` renames every file of code, and then the old names answer 404. */
async function serveReleases() {
  let folder = "";
  const { port, close } = await serveAgain(async (request, path) => {
    const isGone = path.endsWith(".js") && !path.startsWith(`/assets${folder}/`);
    const answer = await askSite(isGone ? `${path}.gone` : path.replace(folder, ""), request);
    if (!answer.headers.get("content-type")?.includes("html")) return answer;
    return new Response(
      (await answer.text()).replaceAll(/\/assets(?=\/[\w-]+\.js)/g, `/assets${folder}`),
      answer,
    );
  });
  const release = () => {
    folder = "/second";
  };
  return { address: `http://localhost:${port}`, release, close };
}

test("a form opened before a release can still be sent after it", async ({ page }) => {
  const name = unique("Oude tab");
  const { address, release, close } = await serveReleases();
  const documents = watchDocuments(page);
  await visit(page, `${address}/contact`);
  release();

  await step("the page does not reload while somebody types", async () => {
    await fillIn(page, name);
    await expect(field(page, "name")).toHaveValue(name);
    expect(documents).toHaveLength(1);
  });
  await step("a press reloads it and keeps what was typed", async () => {
    const load = page.waitForEvent("load");
    await submitButton(page).click();
    await load;
    await untilHydrated(page);
    await expect(field(page, "name")).toHaveValue(name);
  });
  await step("the next press sends it", async () => {
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/bedankt$/);
    expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
  });
  close();
});
