import type { VerifyTokenHashParams } from "../lib/supabase";
import type { RequestKey } from "./stored-request";

/** What the URL asks for: one request, a new password by the link of a mail, or a filter of the list. */
export interface Wanted {
  request?: RequestKey;
  token?: VerifyTokenHashParams;
  filter: string;
  search: string;
}

/** As in requestUrl in mail-text.ts of the edge function. */
const parameterOf = { quote: "offerte", callback: "terugbel" };

function requestOf(parameters: URLSearchParams): RequestKey | undefined {
  for (const kind of ["quote", "callback"] as const) {
    const id = Number.parseInt(parameters.get(parameterOf[kind]) ?? "", 10);
    if (id) return { kind, id };
  }
}

/** Reads the address of a request, of a mail of supabase/templates, or of a list. */
export function readWanted(address: string): Wanted {
  const parameters = new URLSearchParams(address);
  const token = parameters.get("token_hash");
  return {
    request: requestOf(parameters),
    token: token ? { token_hash: token, type: parameters.get("type") ?? "recovery" } : undefined,
    filter: parameters.get("toon") || "open",
    search: parameters.get("zoek")?.trim() ?? "",
  };
}

export const requestAddress = ({ kind, id }: RequestKey) => `?${parameterOf[kind]}=${id}`;
/** The address of the list with a filter, or of what a search finds. */
export const listAddress = (filter: string, search?: string) =>
  `?${new URLSearchParams({ toon: filter, ...(search && { zoek: search }) })}`;
