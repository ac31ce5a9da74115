import type { QuoteRequest } from "../supabase/functions/_shared/quote-request.ts";

/** A valid quote request, which every layer accepts. */
export const quote: QuoteRequest = {
  name: "Jan de Vries",
  phone: "06 12345678",
  email: "jan@example.nl",
  message: "Het lekt bij de schoorsteen.\nWanneer kunt u komen?",
  services: ["Dakgoten"],
};
