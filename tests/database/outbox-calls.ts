import { backdate } from "../parts/passing-time.ts";
import type { DatabaseConnection } from "./migrated-database.ts";

export interface Leased {
  id: number;
  lease: string;
  message_id: string;
  kind: "quote" | "callback" | "collected";
  request: { name: string };
}

export interface LeasedCollection extends Omit<Leased, "request"> {
  request: { kind: string; request: { name: string } }[];
}

/** The calls of the edge function about mails, as it makes them, and the passing of time. */
export function outboxCalls(database: DatabaseConnection) {
  const call = <Row>(statement: string, parameters: unknown[] = []) =>
    database.as<Row>("service_role", `select * from ${statement}`, parameters);

  /** With a quote, as for the browser. */
  const lease = (quote?: object) => call<Leased>("lease_mails($1)", [quote ?? null]);
  const leaseCollected = async () => (await call<LeasedCollection>("lease_collected_mail()"))[0];
  const markSent = (mail?: { id: number; lease: string }) =>
    call("mark_mail_sent($1, $2)", [mail?.id, mail?.lease]);
  const fail = (mail?: { lease: string }, mayHaveArrived = false) =>
    call("mark_mail_failed($1, 'Mail server is down', $2)", [mail?.lease, mayHaveArrived]);
  const claim = async () =>
    (await call<{ mail: { email: string } | null }>("claim_confirmation() as mail"))[0]?.mail ?? null;

  return {
    lease,
    leaseCollected,
    markSent,
    fail,
    claim,
    isLate: async () => (await call<{ late: boolean }>("mail_is_late() as late"))[0]?.late,
    cleanUp: () => database.exec("select private.clean_up()"),
    /** What the scheduler does every minute, at a mail server that takes all: who was mailed about, and confirmed to. */
    async mailAll() {
      const alone: string[] = [];
      for (let mails = await lease(); mails.length > 0; mails = await lease()) {
        for (const mail of mails) await markSent(mail);
        alone.push(...mails.map(({ request }) => request.name));
      }
      const collected = await leaseCollected();
      if (collected) await markSent(collected);
      let confirmed = 0;
      while (await claim()) confirmed++;
      return { alone, collected: collected?.request.map(({ request }) => request.name), confirmed };
    },
    pass: (time: string) => database.exec(backdate(time)),
  };
}
