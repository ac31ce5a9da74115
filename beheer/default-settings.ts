/* Imported before Sveltia, which reads its settings while it loads. Existing settings stay. */

function remember(key: string, value: object): void {
  localStorage.setItem(key, JSON.stringify({ ...value, ...JSON.parse(localStorage.getItem(key) ?? "{}") }));
}

// Dutch, whatever the browser's language, until the editor chooses another.
remember("sveltia-cms.prefs", { locale: "nl" });

// Sveltia 0.221 opens its store of drafts for its first back end and closes it when that changes.
if (import.meta.env.VITE_EDITOR_IS_LOCAL) remember("sveltia-cms.user", { backendName: "local" });
