import CMS from "@sveltia/cms";

/* What is not saved is kept as a draft by Sveltia; here it learns to do so from the first visit on, and leaving asks first. */

const question =
  "U heeft nog niet opgeslagen. Toch weggaan?\n\nWat u typte blijft als concept in deze browser bewaard: open dit onderdeel weer en kies Herstellen.";

const lastVisit = "sveltia-cms.user";

/**
 * Lets Sveltia begin with the folder on this machine, as on every later visit; call it before `CMS.init`. Sveltia 0.221
 * opens its store of drafts for the back end that it begins with, and closes it as it changes to another.
 */
export function beginWithFolder(): void {
  if (!localStorage.getItem(lastVisit)?.includes("backendName"))
    localStorage.setItem(lastVisit, JSON.stringify({ backendName: "local" }));
}

/** https://developer.mozilla.org/en-US/docs/Web/API/NavigateEvent, which TypeScript's DOM does not know yet. */
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
}

/** Asks before a form with unsaved changes is left, inside the CMS or out of it; call it before `CMS.init`. */
export function askBeforeLeaving(): void {
  let hasTyped = false;
  let isSaved = false;
  const begin = () => {
    hasTyped = false;
    isSaved = false;
  };

  function isUnsaved(): boolean {
    const save = document.querySelector<HTMLButtonElement>('button[aria-keyshortcuts$="+S"]');
    // In a form for something new the button is never disabled.
    return !isSaved && save?.disabled === false && (hasTyped || !location.hash.endsWith("/new"));
  }

  addEventListener("input", () => {
    hasTyped = true;
    isSaved = false;
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: () => {
      isSaved = true;
    },
  });

  addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  const { navigation } = window as unknown as { navigation?: EventTarget };
  navigation?.addEventListener("navigate", (event) => {
    const { url, sameDocument } = (event as NavigateEvent).destination;
    if (sameDocument && url !== location.href && isUnsaved() && !confirm(question)) event.preventDefault();
  });
  addEventListener("hashchange", (event) => {
    // The CMS announces a change of page also when it did not take place.
    if (event.newURL !== location.href) event.stopImmediatePropagation();
    else begin();
  });
}
