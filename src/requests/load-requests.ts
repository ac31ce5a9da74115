import { isStaffClientMade, limitStaffCalls, readSession } from "../lib/staff-client.ts";
import { hasStoredSession } from "../lib/staff-session.ts";
import { type Problem, problemOf } from "./problems.ts";
import { pageLength, readList, readOverview, readRequest } from "./read-requests.ts";
import { forgetReadings, hasReadings, keepReading, newestList, type Reading, recall } from "./readings.ts";
import { readQuery } from "./request-address.ts";
import { hasSessionEnded, rememberSigningIn, wasSignedIn } from "./session.ts";

/** What the page shows. In prerendered HTML and without a session it has no reading and no problem. */
export interface PageData {
  reading?: Reading;
  problem?: Problem;
  /** Whether the reading was made earlier, so that the page still has to read again. */
  isEarlier?: boolean;
}

/** An empty page waits long for a slow server. A page with an earlier reading soon gives up, and says so. */
const [firstMs, laterMs] = [30_000, 8_000];

/** Forgets all readings, because nobody is signed in and the next account may see less. */
function dataOfNobody(): PageData {
  forgetReadings();
  return wasSignedIn() ? { problem: "noSession" } : {};
}

/** The address of the last call. */
let lastAddress: string | undefined;

/**
 * Gives what `address`, the query of the URL, asks for: a new reading, or an earlier one when the page comes from another
 * address. Rejects only when the browser refuses storage, because the page could not keep what staff type.
 */
export async function load(address: string): Promise<PageData> {
  if (typeof window === "undefined") return {};
  // This throws where the browser refuses storage.
  void localStorage.length;
  const isOpening = address !== lastAddress;
  lastAddress = address;
  if (hasStoredSession()) rememberSigningIn();
  // On a full device the session is only in the client's memory. Without a client nobody is signed in.
  else if (!isStaffClientMade()) return dataOfNobody();
  const query = readQuery(address);
  const earlierReading = recall(address, query);
  if (isOpening && earlierReading) return { reading: earlierReading, isEarlier: true };
  limitStaffCalls(hasReadings() || !navigator.onLine ? laterMs : firstMs);
  try {
    if (!(await readSession())) return dataOfNobody();
    const [rows, overview] = await Promise.all([
      query.request ? readRequest(query.request) : readList(query, pageLength),
      readOverview(),
    ]);
    if (!overview) return { problem: "noRights" };
    const reading = { query, rows, readAt: new Date().toISOString(), ...overview };
    keepReading(address, reading);
    return { reading };
  } catch (error) {
    console.warn("The requests could not be read:", error);
    const problem = problemOf(error);
    const isSessionOver =
      problem === "noSession" || (problem === "serverFault" && (await hasSessionEnded().catch(() => false)));
    if (isSessionOver) return dataOfNobody();
    // After a failure the page shows an earlier reading of this address, or else the newest list.
    const reading = recall(address, query) ?? (query.request ? undefined : newestList());
    return { problem, reading };
  }
}
