import { findFreePort } from "../../embedded/ports";
import { paths } from "../../src/lib/paths";
import { askSite, rowsOf, serveAgain } from "./backend";
import { company, floating, linkTo, plainPages, shell } from "./content";
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
} from "./site";

/* The server goes away, or gets a new release, while a page is open. The browser still calls itself online. */

const { step } = test;

const [otherPage] = plainPages;

test.use({
  expectedProblems:
    /Request to http|could not be stored|dynamically imported module|Failed to (?:load resource|fetch)|net::ERR/,
});

const passOn = (request: Request, path: string) => askSite(path, request);

test("a page whose server is gone", async ({ page }) => {
  const name = unique("In de trein");
  // Not one that an outgoing connection may take while the server is gone.
  const port = await findFreePort();
  const { close } = await serveAgain(passOn, port);
  await visit(page, `http://localhost:${port}/contact`);
  close();

  await step("keeps the form when a field is touched", async () => {
    await fillIn(page, name);
    await expect(field(page, "name")).toHaveValue(name);
  });
  await step("keeps what was typed when it cannot be sent, with the phone", async () => {
    await submitButton(page).click();
    await expect(page.locator("form :focus")).toContainText(company.phone.display);
    await expect(field(page, "name")).toHaveValue(name);
  });
  await step("says in its own words that a link leads nowhere now", async () => {
    await linkTo(page.locator("footer"), otherPage.path).click();
    await expect(loadFailure(page)).toBeFocused();
    await expect(page.locator("main").getByRole("link", { name: company.phone.display })).toBeVisible();
    await expect(page.locator(`${floating} a[href^="tel:"]`)).toBeVisible();
  });
  const retry = page.getByRole("button", { name: shell.loadError.reload });
  await step("says it again when the visitor presses too early", async () => {
    await retry.click();
    await expect(retry).toBeEnabled();
    await expect(loadFailure(page)).toBeVisible();
  });
  const again = await serveAgain(passOn, port);
  await step("shows the page at the first press once the server is back", async () => {
    await retry.click();
    await expect(heading(page)).toHaveText(otherPage.heading);
  });
  await step("then sends what was typed before", async () => {
    await linkTo(page.locator("header"), paths.contact).click();
    await expect(field(page, "name")).toHaveValue(name);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/bedankt$/);
    expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
  });
  again.close();
});

/** Serves the site on a port of its own. `release` renames every file of code; the old names then answer 404. */
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

test("a form in a tab from before a release", async ({ page }) => {
  const name = unique("Oude tab");
  const { address, release, close } = await serveReleases();
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await visit(page, `${address}/contact`);
  release();

  await step("does not reload while somebody types", async () => {
    await fillIn(page, name);
    await expect(field(page, "name")).toHaveValue(name);
    expect(documents).toHaveLength(1);
  });
  await step("keeps what was typed when it reloads to send", async () => {
    const reloaded = page.waitForEvent("load");
    await submitButton(page).click();
    await reloaded;
    await untilHydrated(page);
    await expect(field(page, "name")).toHaveValue(name);
  });
  await step("sends at the next press", async () => {
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/bedankt$/);
    expect(await rowsOf("contact_submissions", name)).toHaveLength(1);
  });
  close();
});
