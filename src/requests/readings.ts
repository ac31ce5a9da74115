import type { Query } from "./request-address.ts";
import { type RequestKey, type StoredColumns, type StoredRequest, uniqueId } from "./stored-request.ts";

/* A reading is a list or a request as it was read. The page shows an earlier one at once, even without a network. */

export interface Reading {
  /** The list or request that is shown; without a network it may differ from what the URL asks for. */
  query: Query;
  rows: StoredRequest[];
  counts: Record<string, number>;
  readAt: string;
}

/** The readings by the query of their URL, the newest last. */
const readings = new Map<string, Reading>();

export const hasReadings = () => readings.size > 0;

/** Keeps a reading until the account signs out, in place of an earlier one of this address. */
export function keepReading(address: string, reading: Reading): void {
  readings.delete(address);
  readings.set(address, reading);
}

export function forgetReadings(): void {
  readings.clear();
}

const isRequest = (key: RequestKey) => (row: RequestKey) => uniqueId(row) === uniqueId(key);

/** Changes a request in all readings. Without `columns` the request was deleted, and is taken out. */
export function updateReadings(key: RequestKey, columns?: Partial<StoredColumns>): void {
  const change = (row: StoredRequest) => (columns ? { ...row, ...columns } : []);
  for (const reading of readings.values())
    reading.rows = reading.rows.flatMap((row) => (isRequest(key)(row) ? change(row) : row));
}

/** The last reading of this address, or the newest reading that has the request. */
export function recall(address: string, { request }: Query): Reading | undefined {
  if (!request) return readings.get(address);
  const reading = [...readings.values()].findLast(({ rows }) => rows.some(isRequest(request)));
  return reading && { ...reading, rows: reading.rows.filter(isRequest(request)) };
}

/** The newest reading of a list. */
export const newestList = () => [...readings.values()].findLast(({ query }) => !query.request);
