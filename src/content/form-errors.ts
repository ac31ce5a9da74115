import type { FormErrorsContent } from "./types";

/** The words that every form puts around its messages. */
export const formErrors: FormErrorsContent = {
  heading: "Er is een probleem",
  prefix: "Fout:",
};
