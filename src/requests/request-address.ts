import type { VerifyTokenHashParams } from "../lib/supabase";
import type { RequestKey } from "./stored-request";

/** What the URL asks for: one request, a new password by the link of a mail, or a part of the list. */
export interface Wanted {
  request?: RequestKey;
  token?: VerifyTokenHashParams;
  part: string;
  search: string;
}

/** Reads the address of a request (see requestUrl in mail-text.ts of the edge function), of a mail of supabase/templates, or of a list. */
export function readWanted(address: string): Wanted {
  const parameters = new URLSearchParams(address);
  const id = (name: string) => Number.parseInt(parameters.get(name) ?? "", 10) || undefined;
  const [quote, callback, token] = [id("offerte"), id("terugbel"), parameters.get("token_hash")];
  return {
    request: quote ? { kind: "quote", id: quote } : callback ? { kind: "callback", id: callback } : undefined,
    token: token ? { token_hash: token, type: parameters.get("type") ?? "recovery" } : undefined,
    part: parameters.get("toon") || "open",
    search: parameters.get("zoek")?.trim() ?? "",
  };
}

export const requestAddress = ({ kind, id }: RequestKey) =>
  `?${kind === "quote" ? "offerte" : "terugbel"}=${id}`;
