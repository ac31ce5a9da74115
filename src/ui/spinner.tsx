import { LoaderCircle } from "lucide-react";

/** Turns while something is on its way; the text beside it says what. */
export function Spinner() {
  return <LoaderCircle className="size-5 animate-spin" />;
}
