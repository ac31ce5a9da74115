import { type ComponentProps, useState } from "react";
import { Button } from "../ui/button.tsx";

/** A button that says when its action is under way. It stays enabled to keep its focus. */
export function ActionButton({
  act,
  children,
  ...attributes
}: Omit<ComponentProps<typeof Button>, "type" | "variant" | "onClick"> & { act: () => unknown }) {
  const [isUnderWay, setUnderWay] = useState(false);

  async function press() {
    setUnderWay(true);
    await act();
    setUnderWay(false);
  }

  return (
    <Button {...attributes} type="button" variant="secondary" onClick={press}>
      {isUnderWay ? "Een moment..." : children}
    </Button>
  );
}
