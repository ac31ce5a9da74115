import { chromium, type Page } from "playwright";
import { chromiumFlags } from "../checks/chromium";
import { median } from "./median";

/** The median over `runs` of each interaction's Event Timing duration in ms, with CPU throttling at 4x. */
export async function interactionTimes(
  origin: string,
  executablePath: string,
  runs: number,
): Promise<Record<string, { ms: number }>> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    const measured = window as never as { longest: number };
    measured.longest = 0;
    new PerformanceObserver((list) => {
      // Pointer moves have no id.
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
        interactionId: number;
      })[])
        if (interactionId) measured.longest = Math.max(measured.longest, duration);
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const reset = () => page.evaluate(() => Object.assign(window, { longest: 0 }));

  async function time(path: string, act: (page: Page) => Promise<unknown>): Promise<{ ms: number }> {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      await page.goto(`${origin}${path}`);
      await page.locator("header[data-scrolled]").waitFor();
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await reset();
      await act(page);
      await page.waitForTimeout(1500);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      times.push(await page.evaluate(() => (window as never as { longest: number }).longest));
    }
    return { ms: median(times) };
  }

  const submitButton = (p: Page) => p.locator("main form [type=submit]");
  const field = (p: Page, name: string) => p.locator(`main form [name=${name}]`);
  const submitEmpty = async (p: Page) => {
    await field(p, "name").click();
    await submitButton(p).click();
  };
  const submitFilledIn = async (p: Page) => {
    // Unanswered, to time the page alone.
    await p.route("**/rest/v1/**", () => {});
    await p.getByLabel("Dakgoten").check();
    await field(p, "name").fill("Bewoner");
    await field(p, "phone").fill("0612345678");
    await field(p, "email").fill("bewoner@voorbeeld.example");
    await field(p, "message").fill("Het lekt.");
    // Until supabase-js is loaded, as it is for a person who types.
    await p.waitForTimeout(1500);
    await reset();
    await submitButton(p).click();
  };
  const results = {
    "opening the mobile menu": await time("/", (p) => p.locator("[aria-controls=mobile-menu]").click()),
    "ticking a service": await time("/contact", (p) => p.getByLabel("Dakgoten").click()),
    "opening a question": await time("/faq", (p) => p.locator("main h3 button").first().click()),
    "submitting the empty form": await time("/contact", submitEmpty),
    "submitting the filled-in form": await time("/contact", submitFilledIn),
    "following a link": await time("/", (p) => p.locator("footer a[href='/over-ons']").click()),
  };
  await browser.close();
  return results;
}
