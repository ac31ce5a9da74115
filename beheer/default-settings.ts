/* This module is imported before Sveltia, because Sveltia reads its settings while it loads. Existing settings stay. */

function remember(key: string, value: object): void {
  localStorage.setItem(key, JSON.stringify({ ...value, ...JSON.parse(localStorage.getItem(key) ?? "{}") }));
}

// The CMS is in Dutch, whatever the browser's language, until the editor chooses another.
remember("sveltia-cms.prefs", { locale: "nl" });

// The local back end is set before Sveltia 0.221 starts, because Sveltia closes its store of drafts when that changes.
if (import.meta.env.VITE_EDITOR_IS_LOCAL) remember("sveltia-cms.user", { backendName: "local" });
