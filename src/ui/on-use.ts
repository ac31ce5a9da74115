/** Whether the HTML of the page holds content that waits until it is used; see `WaitingContent`. */
export function isWaitingInHtml(): boolean {
  return import.meta.env.SSR || document.querySelector("[data-waiting]") !== null;
}

/**
 * A loader for `lazy` inside `WaitingContent`: fetches code when a visitor first does something (moves the
 * pointer, touches, scrolls, presses a key), and at once where nothing waits for that, as after a navigation.
 * It does so before the content is rendered: then a page that is fetched ahead comes with all of its code.
 */
export function onUse<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const used = !import.meta.env.SSR && isWaitingInHtml() ? window.firstUse : undefined;
  const loading = Promise.resolve(used)
    .then(load)
    .catch((error) => {
      const html = document.querySelector("[data-waiting]");
      if (!html) throw error;
      // What stands in the HTML reads without its code, see src/index.css; an error in its place would take it away.
      html.setAttribute("data-waiting", "failed");
      return new Promise<never>(() => {});
    });
  // A failure without such HTML shows up, and is dealt with, where the content is rendered.
  loading.catch(() => {});
  return () => loading;
}
