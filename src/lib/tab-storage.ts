/** What `work` returns; undefined where storage is blocked or full, which a browser says by throwing. */
function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Texts that last as long as the tab, also through a reload. Never throws: where storage is
 * blocked or full nothing is found later, and everything must work without it.
 */
export const tabStorage = {
  get: (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null,
  /** Returns whether the text was kept. */
  set: (key: string, text: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }) ?? false,
  remove: (key: string): void => attempt((storage) => storage.removeItem(key)),
};
