import type { MailedRequest } from "./outbox.ts";

const parameterOf = { quote: "offerte", callback: "terugbel" };

/** The URL of the staff's list. */
export const listUrl = (siteUrl: string) => `${siteUrl}/aanvragen`;

/** The URL of a request in that list, which src/requests/request-address.ts reads. */
export const requestUrl = (siteUrl: string, { kind, request }: MailedRequest) =>
  `${listUrl(siteUrl)}?${parameterOf[kind]}=${request.id}`;
