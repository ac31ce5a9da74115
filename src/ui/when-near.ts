/** Pixels below the window at which code is fetched, so that it is there when the reader is. */
const margin = "600px";

/**
 * Resolves when the element with this id comes near the window. At once where
 * there is nothing to wait for: on the server, or before the element exists.
 */
export function whenNear(id: string): Promise<void> {
  const element = typeof document === "undefined" ? null : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}
