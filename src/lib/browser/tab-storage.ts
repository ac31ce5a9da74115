function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** sessionStorage that never throws. When the browser blocks it, nothing is kept. */
export const tabStorage = {
  get: (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null,
  set: (key: string, text: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }) ?? false,
  remove: (key: string): void => attempt((storage) => storage.removeItem(key)),
};
