import { useNavigationType } from "react-router-dom";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request.ts";
import { createStore, useStore } from "./use-store.ts";

/** A field of a request as the visitor reads it. */
export interface RequestRow {
  name: string;
  label: string;
  value: string;
}

interface SentQuote {
  request: QuoteRequest;
  rows: RequestRow[];
}

const store = createStore<SentQuote | undefined>(undefined);
const forget = () => store.set(undefined);

/** Keeps a quote request until /bedankt is left, because Back would show the request to the next user of the device. */
export function keepSentQuote(quote: SentQuote): void {
  store.set(quote);
  // The request is forgotten on pagehide, because a browser may keep the page as it is and show it again at Back.
  addEventListener("pagehide", forget, { once: true });
}

/** The quote request that was sent just before this page was opened; none after a reload or Back. */
export function useSentQuote(): SentQuote | undefined {
  const quote = useStore(store);
  return useNavigationType() === "PUSH" ? quote : undefined;
}
