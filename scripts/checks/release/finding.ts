export interface Finding {
  /** `fix` blocks the release; `confirm` is for the owner to judge. */
  kind: "fix" | "confirm";
  text: string;
}

export const fix = (text: string): Finding => ({ kind: "fix", text });
export const confirm = (text: string): Finding => ({ kind: "confirm", text });
