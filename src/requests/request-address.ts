import { requestParameters } from "../../supabase/functions/_shared/request-parameters.ts";
import type { VerifyTokenHashParams } from "../lib/supabase.ts";
import type { RequestKey } from "./stored-request.ts";

/** What the URL asks for: one request, a new password by the link of a mail, or a part of the list. */
export interface Query {
  request?: RequestKey;
  token?: VerifyTokenHashParams;
  filter: string;
  search: string;
  /** How many newer requests of the list are left out. */
  skip: number;
}

function requestOf(parameters: URLSearchParams): RequestKey | undefined {
  for (const kind of ["quote", "callback"] as const) {
    const id = Number.parseInt(parameters.get(requestParameters[kind]) ?? "", 10);
    if (id) return { kind, id };
  }
}

/** Reads the address of a request, of a list, or of a link in the mails of supabase/templates. */
export function readQuery(address: string): Query {
  const parameters = new URLSearchParams(address);
  const token = parameters.get("token_hash");
  return {
    request: requestOf(parameters),
    token: token ? { token_hash: token, type: parameters.get("type") ?? "recovery" } : undefined,
    filter: parameters.get("toon") || "open",
    search: parameters.get("zoek")?.trim() ?? "",
    skip: Number.parseInt(parameters.get("vanaf") ?? "", 10) || 0,
  };
}

export const requestAddress = ({ kind, id }: RequestKey) => `?${requestParameters[kind]}=${id}`;

/** The address of a filtered list or of a search, or of a later part of either. */
export const listAddress = (filter: string, search?: string, skip = 0) =>
  `?${new URLSearchParams({ toon: filter, ...(search && { zoek: search }), ...(skip > 0 && { vanaf: String(skip) }) })}`;
