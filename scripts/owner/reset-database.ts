/** `npm run db:reset`: removes the stored requests, and the rate limits' counts, from the embedded database, whether the site runs or not. */
import { withOwnerAccess } from "../../embedded/owner-access.ts";
import { reportProblem } from "../shared/setup-problem.ts";

withOwnerAccess(async (request) => {
  for (const table of ["contact_submissions", "callback_requests"]) {
    // The interface refuses to empty a table without a condition.
    const response = await request(`${table}?id=gt.0&select=id`, {
      method: "DELETE",
      headers: { prefer: "return=representation" },
    });
    const removed = (await response.json()) as unknown[];
    console.log(`${table}: ${removed.length} removed`);
  }
  await request("rpc/clear_rate_limits", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  console.log("rate limits: cleared");
}).catch(reportProblem);
