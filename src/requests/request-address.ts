import type { StoredRequest } from "./read-requests";

/** What the URL asks for: one request, the form for a password, or a part of the list. */
export interface Wanted {
  request?: Pick<StoredRequest, "kind" | "id">;
  password: boolean;
  token?: { token_hash: string; type: "recovery" | "invite" };
  part: string;
  search: string;
  count: number;
}

export const pageSize = 50;
const firstPart = "open";

const addressOf = (parameters: Record<string, string | number | false>) =>
  `?${new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))}`;

/** Reads `?offerte=1`, `?terugbel=1` (see requestUrl in mail-text.ts of the edge function), `?wachtwoord`, or the list's own. */
export function readWanted(search: string): Wanted {
  const parameters = new URLSearchParams(search);
  const id = (name: string) => Number.parseInt(parameters.get(name) ?? "", 10) || undefined;
  const tokenHash = parameters.get("token_hash");
  const [quote, callback] = [id("offerte"), id("terugbel")];
  return {
    request: quote ? { kind: "quote", id: quote } : callback ? { kind: "callback", id: callback } : undefined,
    password: parameters.has("wachtwoord"),
    token: tokenHash
      ? { token_hash: tokenHash, type: parameters.get("type") === "invite" ? "invite" : "recovery" }
      : undefined,
    part: parameters.get("toon") || firstPart,
    search: parameters.get("zoek")?.trim() ?? "",
    count: id("aantal") ?? pageSize,
  };
}

export const requestAddress = ({ kind, id }: Pick<StoredRequest, "kind" | "id">) =>
  addressOf({ [kind === "quote" ? "offerte" : "terugbel"]: id });

export const listAddress = ({ part, search, count }: Pick<Wanted, "part" | "search"> & { count?: number }) =>
  addressOf({ toon: part !== firstPart && part, zoek: search, aantal: count ?? false });
