import { requestParameters } from "../_shared/request-parameters.ts";
import type { MailedRequest } from "./outbox.ts";

/** The URL of the staff's list. */
export const listUrl = (siteUrl: string) => `${siteUrl}/aanvragen`;

/** The URL of a request. src/requests/request-address.ts reads this URL. */
export const requestUrl = (siteUrl: string, { kind, request }: MailedRequest) =>
  `${listUrl(siteUrl)}?${requestParameters[kind]}=${request.id}`;
