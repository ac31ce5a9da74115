import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { type ToastText, useToast } from "../hooks/use-toast";
import { forgetDraft } from "../lib/forms/drafts";
import type { SentRow } from "../lib/forms/sent-rows";
import type { NotSent } from "./fallback-contact";
import { emptyHoneypot } from "./honeypot-field";
import { type FieldName, readRequest, shownRequest } from "./request-fields";

const slowAfterMs = 4_000;

export interface SentRequest<Name extends FieldName> {
  request: Pick<QuoteRequest, Name>;
  rows: SentRow[];
  /** Whether the visitor went to another page meanwhile. */
  left: boolean;
}

export interface RequestKind<Name extends FieldName> {
  name: "quote" | "callback";
  fields: readonly Name[];
  failed: ToastText;
  send: (request: Pick<QuoteRequest, Name>) => Promise<{ error: unknown }>;
  onSent: (sent: SentRequest<Name>) => void;
}

/** Sends one request at a time, past the honeypot. A failure is told and keeps everything; success forgets the draft. */
export function useRequestSending<Name extends FieldName>(
  { name, fields, failed, send, onSent }: RequestKind<Name>,
  content: Record<Name, { label: string }>,
) {
  const [state, setState] = useState<"idle" | "sending" | "slow">("idle");
  const [notSent, setNotSent] = useState<NotSent>();
  // State changes only at the next render, and a second click can come before that.
  const inFlight = useRef(false);
  const toast = useToast();

  async function submit(form: HTMLFormElement) {
    if (inFlight.current) return;
    const request = readRequest(form, fields);
    const rows = shownRequest(request, fields, content);
    const caught = emptyHoneypot(form);
    setNotSent(caught ? { reason: "honeypot", rows } : undefined);
    if (caught) return;
    inFlight.current = true;
    const focused = document.activeElement as HTMLElement | null;
    setState("sending");
    const timer = setTimeout(() => setState("slow"), slowAfterMs);
    // In a task of its own, so that the button can change first; a frame to wait for never comes in a hidden tab.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const { error } = await send(request);
      if (!error) {
        forgetDraft(form);
        form.reset();
        onSent({ request, rows, left: !form.isConnected });
      } else {
        console.error(`The ${name} request could not be stored:`, error);
        toast.show({ variant: "destructive", ...failed });
        setNotSent({ reason: "failed", rows });
      }
    } finally {
      clearTimeout(timer);
      inFlight.current = false;
      flushSync(() => setState("idle"));
      // A disabled button loses focus. It gets it back, unless focus went elsewhere.
      if (document.activeElement?.contains(form)) focused?.focus({ preventScroll: true });
    }
  }

  return { sending: state !== "idle", slow: state === "slow", notSent, submit };
}
