import CMS from "@sveltia/cms";

const question =
  "U heeft nog niet opgeslagen. Toch weggaan?\n\nWat u typte blijft als concept in deze browser bewaard: open dit onderdeel weer en kies Herstellen.";

/** https://developer.mozilla.org/en-US/docs/Web/API/NavigateEvent, which TypeScript's DOM does not know yet. */
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
}

/** Asks before a form with unsaved changes is left, inside the CMS or out of it; call it before `CMS.init`. Sveltia keeps a draft, and does not ask. */
export function askBeforeLeaving(): void {
  let isUnsaved = false;
  const isForm = () => /\/(?:new|entries\/.+)$/.test(location.hash);
  for (const typing of ["input", "change", "drop"])
    addEventListener(typing, () => {
      isUnsaved = isForm();
    });
  const begin = () => {
    isUnsaved = false;
  };
  CMS.registerEventListener({ name: "postSave", handler: begin });

  addEventListener("beforeunload", (event) => {
    if (isUnsaved) event.preventDefault();
  });
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener("navigate", (event) => {
    const { url, sameDocument } = (event as NavigateEvent).destination;
    if (sameDocument && url !== location.href && isUnsaved && !confirm(question)) event.preventDefault();
  });
  addEventListener("hashchange", (event) => {
    // The CMS announces a change of page also when it did not take place.
    if (event.newURL !== location.href) event.stopImmediatePropagation();
    else begin();
  });
}
