/** What the owner still has to do: `fix` blocks the release, `confirm` is for the owner to judge. */
export interface Task {
  kind: "fix" | "confirm";
  text: string;
}

export const fix = (text: string): Task => ({ kind: "fix", text });
export const confirm = (text: string): Task => ({ kind: "confirm", text });
