import { createContext, useContext } from "react";

export interface ToastText {
  title: string;
  text: string;
}

interface Toast extends ToastText {
  variant: "success" | "destructive";
}

export interface ShownToast extends Toast {
  key: number;
  open: boolean;
}

export interface ToastApi {
  /** Shows a toast in place of the one that may be showing. */
  show(toast: Toast): void;
  hide(): void;
  /** Fetches the toast's code ahead of time, when one may soon be needed. */
  prepare(): void;
}

export const ToastContext = createContext<ToastApi | undefined>(undefined);

/** How to show a message. Throws outside a `ToastProvider`: a programming error. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}
