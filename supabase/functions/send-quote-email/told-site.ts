import type { ConfirmationFacts, ToldSite } from "../_shared/told-site.ts";
import { isPlainAddress } from "./mail-text.ts";

/** Bytes of what a website tells; some ten thousand pages fit in. */
export const largestToldSite = 512 * 1024;

/** What a website tells of itself in a JSON body; undefined for anything else. */
export function parseToldSite(body: string | undefined): ToldSite | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body ?? "");
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { pages, confirmation } = value as Record<string, unknown>;
  if (!Array.isArray(pages) || pages.length === 0) return undefined;
  if (!pages.every((path) => typeof path === "string" && path.startsWith("/"))) return undefined;
  if (confirmation === null) return { pages, confirmation };
  const facts = parseFacts(confirmation);
  return facts && { pages, confirmation: facts };
}

function parseFacts(value: unknown): ConfirmationFacts | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { companyName, phone, emergencyPhone, sender, replyTo } = value as ConfirmationFacts;
  const facts = { companyName, phone, emergencyPhone, sender, replyTo };
  if (!Object.values(facts).every((text) => typeof text === "string" && text.trim() !== "")) return undefined;
  return isPlainAddress(sender) && isPlainAddress(replyTo) ? facts : undefined;
}
