import { createContext, useContext } from "react";

/** The words of a toast. */
export interface ToastText {
  title: string;
  text: string;
}

interface Toast extends ToastText {
  variant: "success" | "destructive";
}

/** The newest toast, open or closed. `key` distinguishes the toast from the one before. */
export interface ShownToast extends Toast {
  key: number;
  open: boolean;
}

export interface ToastApi {
  /** Shows a toast in place of the current one. */
  show(toast: Toast): void;
  hide(): void;
  /** Fetches the code of toasts ahead of time. */
  prepare(): void;
}

/** The context with the functions that show and hide a toast. */
export const ToastContext = createContext<ToastApi | undefined>(undefined);

/** Shows and hides toasts. Throws outside a `ToastProvider`. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}
