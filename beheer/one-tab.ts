/** Runs `start` in one tab at a time: a second one would throw away the draft of the first. */
export function inOneTab(start: () => void): void {
  const notice = document.createElement("p");
  notice.role = "alert";
  notice.className = "elsewhere";
  notice.textContent =
    "Het beheer is al open in een ander tabblad. Werk daar verder, of sluit dat tabblad: dan opent het hier.";
  const begin = () => {
    notice.remove();
    start();
    return new Promise<never>(() => {});
  };
  void navigator.locks.request("beheer", { ifAvailable: true }, (lock) => {
    if (lock) return begin();
    document.body.append(notice);
    void navigator.locks.request("beheer", begin);
  });
}
