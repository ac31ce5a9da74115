/* Imported before Sveltia, which reads its memory of the last visit while it loads: what it holds, stays. */

function remember(key: string, value: object): void {
  localStorage.setItem(key, JSON.stringify({ ...value, ...JSON.parse(localStorage.getItem(key) ?? "{}") }));
}

// Dutch, whatever the browser speaks, until another language is chosen in the settings.
remember("sveltia-cms.prefs", { locale: "nl" });

// Sveltia 0.221 opens its store of drafts for the back end that it begins with, and closes it as it changes to another.
if (import.meta.env.VITE_EDITOR_IS_LOCAL) remember("sveltia-cms.user", { backendName: "local" });
