import { serviceOptions } from "../../supabase/functions/_shared/quote-request";
import { company, content, shell } from "./content";
import { expect, test, visit } from "./site";

const owners = content["paginas/vve.yaml"];
const about = content["paginas/over-ons.yaml"];

test("the foot of every page leads to what a VvE asks, and from there its subject goes to the form", async ({
  page,
}) => {
  await visit(page, "/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: owners.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(owners.heading);
  await page.getByRole("main").getByRole("link", { name: shell.quoteButton }).first().click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(owners.quoteOption ? 1 : 0);
  if (owners.quoteOption) await expect(page.getByLabel(serviceOptions[owners.quoteOption])).toBeChecked();
});

test("we invite to be looked up only under a number of our own", async ({ page }) => {
  await visit(page, "/over-ons");
  await expect(page.getByText(about.invitation)).toBeVisible({
    visible: Number(company.chamberOfCommerceNumber) > 0,
  });
});
