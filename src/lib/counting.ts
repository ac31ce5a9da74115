import { env } from "./env";

/** What can be counted of a page; "contact" is a link to the quote form that is followed. */
export type PageEvent = "view" | "phone" | "chat" | "contact" | "start" | "error" | "sent";

/** The forms by the name under which they are counted. */
export type FormName = "quote" | "callback";

/** More than a visit has; the database passes over a longer list than 50. */
const maxAtOnce = 40;

/** Milliseconds after the first view, when the page has long been quiet. */
const firstSend = 5000;

/** A link that is counted when it is followed; the chat's address differs per company, so its link says what it is. */
const countedLinks: [selector: string, event: PageEvent][] = [
  ['a[href^="tel:"]', "phone"],
  ["a[data-chat]", "chat"],
  ['a[href="/contact"]', "contact"],
];

let page: string | undefined;
let events: { page: string; event: PageEvent; detail: string }[] = [];
let listening = false;

/**
 * Adds one to a counter of the page that is shown, see `count_events` in the database.
 * `detail` is the form ("quote"), or with an error form and field ("quote.phone"). Nothing is
 * kept on the device and nothing tells visitors apart; with Do Not Track or Global Privacy
 * Control on, nothing is counted. Never throws, and nobody has to wait for it.
 */
export function count(event: PageEvent, detail = ""): void {
  if (!page || navigator.doNotTrack === "1" || navigator.globalPrivacyControl) return;
  if (events.length < maxAtOnce) events.push({ page, event, detail });
}

/**
 * Counts a view of the page with this address, and from now on events under it. Undefined
 * for a page that is no address of the site: what a visitor typed there is nobody's business.
 */
export function countView(path: string | undefined): void {
  if (!listening) {
    listening = true;
    // Before the page reacts, which may be by leaving.
    document.addEventListener("click", countLink, true);
    // Both: a phone may end a hidden page without another word, and not every browser says that a page
    // which is left becomes hidden.
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
    window.addEventListener("pagehide", send);
    // A browser asks the other origin for leave before it sends the key, and a tab that closes does not wait
    // for that; asked once, it remembers.
    setTimeout(send, firstSend);
  }
  if (path === page) return;
  page = path;
  count("view");
}

function countLink({ target }: Event): void {
  for (const [selector, event] of countedLinks) {
    if (target instanceof Element && target.closest(selector)) count(event);
  }
}

/**
 * Not `sendBeacon`: that one cannot carry the key as a header, and takes cookies along.
 * The Beacon specification itself points to `keepalive` for this; https://w3c.github.io/beacon/
 */
function send(): void {
  // A page that the browser only prepares is not viewed yet; without a network, later may do.
  if (events.length === 0 || document.prerendering || !navigator.onLine) return;
  const body = JSON.stringify({ events });
  events = [];
  fetch(`${env.supabaseUrl}/rest/v1/rpc/count_events`, {
    method: "POST",
    headers: { apikey: env.supabaseKey, "content-type": "application/json" },
    body,
    keepalive: true,
    credentials: "omit",
  }).catch(() => {});
}
