/**
 * `node --import tsx scripts/bench/bench-leads.ts [submissions]`: how many requests a second the embedded backend
 * stores and mails, and whether each becomes one row and one mail when the mail server refuses every second mail.
 */
import { createHistogram } from "node:perf_hooks";
import { startEdgeFunction } from "../../embedded/edge-function.ts";
import { embeddedKeys } from "../../embedded/environment.ts";
import { reportProblem } from "../../embedded/setup-problem.ts";
import { startDatabase } from "../../tests/parts/running-database.ts";
import { secretsFor, testCompany } from "../../tests/parts/running-function.ts";
import { messageIdOf, startScriptedMailServer } from "../../tests/parts/scripted-mail-server.ts";

const submissions = Number(process.argv[2] ?? 2_000);
const concurrency = 50;
/** smtp-server greets after 100 ms, so one call of the function sends about ten mails a second. */
const parallelCalls = 20;
const maxRounds = 60;

async function measure(): Promise<void> {
  const database = await startDatabase();
  const mailServer = await startScriptedMailServer();
  const secrets = secretsFor(mailServer.port, database.url);
  const edgeFunction = await startEdgeFunction(secrets, testCompany);
  try {
    // The rate limits would refuse a flood like this one, and the budget would gather its mails.
    await database.exec(
      "update private.settings set max_per_source_per_hour = 1e9, max_per_hour = 1e9, mails_per_hour = 1e9, mails_per_day = 1e9",
    );
    let offered = 0;
    mailServer.decide(() => (offered++ % 2 === 0 ? "refuse for now" : "accept"));

    const times = createHistogram();
    let next = 0;
    const start = performance.now();
    const submitAll = async () => {
      for (let index = next++; index < submissions; index = next++) {
        const began = performance.now();
        const response = await database.insert("contact_submissions", {
          name: `Bewoner ${index}`,
          phone: "06 12345678",
          email: `bewoner-${index}@voorbeeld.example`,
          message: "Het lekt bij de schoorsteen. Wanneer kunt u komen?",
          services: ["Daklekkage (Spoed)"],
        });
        await response.body?.cancel();
        if (response.status !== 201) throw new Error(`Submission ${index} was answered ${response.status}.`);
        times.record(Math.ceil(performance.now() - began));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, submitAll));
    const submitSeconds = (performance.now() - start) / 1000;
    console.log(`${submissions} submissions at concurrency ${concurrency}: ${submitSeconds.toFixed(1)} s`);
    console.log(`  throughput  ${(submissions / submitSeconds).toFixed(0)} per second`);
    console.log(`  p50 ${times.percentile(50)} ms, p99 ${times.percentile(99)} ms, slowest ${times.max} ms`);

    const callFunction = async () => {
      const headers = { "x-scheduler-secret": embeddedKeys.schedulerSecret };
      const response = await fetch(edgeFunction.url, { method: "POST", headers });
      if (!response.ok) throw new Error(`The function answered ${response.status}.`);
    };
    const drainStart = performance.now();
    let waiting = submissions;
    let rounds = 0;
    while (waiting > 0 && rounds++ < maxRounds) {
      await Promise.all(Array.from({ length: parallelCalls }, callFunction));
      const [row] = await database.rows<{ waiting: number; due: number }>(
        `select count(*)::int as waiting, count(*) filter (where next_attempt_at <= now())::int as due
         from private.outbox where state = 'waiting'`,
      );
      waiting = row?.waiting ?? 0;
      // Skips the back-off.
      if (row?.due === 0) await database.pass("1 hour");
    }
    const drainSeconds = (performance.now() - drainStart) / 1000;
    const [stored] = await database.rows<{ rows: number }>(
      "select count(*)::int as rows from contact_submissions",
    );
    const accepted = mailServer.accepted.filter((mail) => mail.includes(`To: ${secrets.MAIL_TO}`));
    const mails = accepted.length;
    const different = new Set(accepted.map(messageIdOf)).size;
    console.log(
      `Drain with every second mail refused: ${drainSeconds.toFixed(1)} s, ${rounds} rounds of ${parallelCalls} calls`,
    );
    console.log(
      `  throughput  ${(mails / drainSeconds).toFixed(0)} mails per second, ${mailServer.offered} offered
rows ${stored?.rows}, mails ${mails}, different Message-IDs ${different}, waiting ${waiting}`,
    );
    if (stored?.rows !== submissions || mails !== submissions || different !== submissions)
      process.exitCode = 1;
  } finally {
    await edgeFunction.stop();
    await mailServer.stop();
    await database.stop();
  }
}

measure().catch(reportProblem);
