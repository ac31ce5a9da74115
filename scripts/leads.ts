/** `npm run leads`: prints the latest requests in the embedded database, whether the site runs or not. */
import { withOwnerAccess } from "../embedded/owner-access.ts";
import { reportProblem } from "../embedded/setup-problem.ts";

interface StoredLead {
  created_at: string;
  name: string;
  phone: string;
  email?: string;
  services?: string[];
  message?: string;
}

const shownRows = 20;
const longestMessage = 60;
const dateTime = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });

function printTable(title: string, leads: StoredLead[]): void {
  console.log(`\n${title}`);
  if (leads.length === 0) {
    console.log("none yet");
    return;
  }
  // console.table escapes control characters, so what a visitor typed cannot steer the terminal.
  console.table(
    leads.map(({ created_at, name, phone, email, services, message }) => ({
      received: dateTime.format(new Date(created_at)),
      name,
      phone,
      ...(services && { email, services: services.join(", "), message: message?.slice(0, longestMessage) }),
    })),
  );
}

withOwnerAccess(async (request) => {
  const latest = `order=created_at.desc&limit=${shownRows}`;
  const quotes = await request(`contact_submissions?${latest}`);
  const callbacks = await request(`callback_requests?${latest}`);
  printTable("Quote requests, latest first", (await quotes.json()) as StoredLead[]);
  printTable("Call-back requests, latest first", (await callbacks.json()) as StoredLead[]);
}).catch(reportProblem);
