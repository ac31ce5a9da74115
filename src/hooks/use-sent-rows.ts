import { useNavigationType } from "react-router-dom";
import type { SentRow } from "../lib/forms/sent-rows";
import { createStore, useStore } from "./use-store";

const store = createStore<SentRow[]>([]);
const forget = () => store.set([]);

/** Keeps what was sent for /bedankt, until that page is left: the history would show it to the next user of the device. */
export function keepSentRows(rows: SentRow[]): void {
  store.set(rows);
  // A browser may keep the page as it is, and show it again at Back.
  addEventListener("pagehide", forget, { once: true });
}

/** What was sent just before this page was opened; nothing after a reload or Back. */
export function useSentRows(): SentRow[] {
  const rows = useStore(store);
  return useNavigationType() === "PUSH" ? rows : [];
}
