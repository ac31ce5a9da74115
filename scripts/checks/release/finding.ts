/** What a check of the release found, in a line of Dutch for the owner: what is wrong, where, and the remedy. */
export interface Finding {
  /** `fix` must be mended first; `confirm` is for the owner to judge. */
  kind: "fix" | "confirm";
  text: string;
}

export const fix = (text: string): Finding => ({ kind: "fix", text });
export const confirm = (text: string): Finding => ({ kind: "confirm", text });
