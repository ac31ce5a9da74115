import { expect, test, vi } from "vitest";
import company from "../content/bedrijf.yaml";
import privacy from "../content/paginas/privacy.yaml";

const about = { heading: "Over de bevestiging", paragraphs: ["U krijgt een mail."], aboutConfirmation: true };

/** The page of a company that sends its confirmations from this address, or sends none. */
async function pageOf(confirmationSender: string | undefined): Promise<string> {
  vi.doMock("../content/bedrijf.yaml", () => ({ default: { ...company, confirmationSender } }));
  vi.doMock("../content/paginas/privacy.yaml", () => ({
    default: { ...privacy, sections: [...privacy.sections, about] },
  }));
  vi.resetModules();
  const { render } = await import("../entry-server");
  return (await render("/privacy")).markup;
}

test("the privacy statement speaks of a confirmation only when visitors get one", async () => {
  expect(await pageOf("website@dakdekker.example")).toContain(`>${about.heading}</h2>`);
  const without = await pageOf(undefined);
  expect(without).toContain("</h2>");
  expect(without).not.toContain(about.heading);
});
