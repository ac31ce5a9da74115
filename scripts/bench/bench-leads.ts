/**
 * `node --import tsx scripts/bench/bench-leads.ts [submissions]`: how many requests the embedded backend takes,
 * and whether each becomes one row and one mail when the mail server refuses every second
 * mail; that server greets after 100 ms, as real ones do against spam. Everything runs on 127.0.0.1, in a directory of
 * its own, for 20 minutes at most.
 */
import { createHistogram } from "node:perf_hooks";
import { startEdgeFunction } from "../../embedded/edge-function.ts";
import { embeddedKeys } from "../../embedded/environment.ts";
import { startDatabase } from "../../embedded/parts/running-database.ts";
import { secretsFor } from "../../embedded/parts/running-function.ts";
import { messageIdOf, startScriptedMailServer } from "../../embedded/parts/scripted-mail-server.ts";
import { reportProblem } from "../../embedded/setup-problem.ts";

const submissions = Number(process.argv[2] ?? 10_000);
const concurrency = 50;
const longestRunMs = 20 * 60_000;
/** By then a mail that is refused every second time has been accepted, for any number of submissions. */
const maxRounds = 60;

async function measure(): Promise<void> {
  const database = await startDatabase();
  const mailServer = await startScriptedMailServer();
  const edgeFunction = await startEdgeFunction(secretsFor(mailServer.port, database.url));
  try {
    // The caps would refuse a flood like this one, which is their task.
    await database.exec("update private.settings set most_in_all = 1000000, doubtful_in_all = 1000000");
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

    const drainStart = performance.now();
    let waiting = submissions;
    let rounds = 0;
    while (waiting > 0 && rounds++ < maxRounds) {
      const headers = { "x-scheduler-secret": embeddedKeys.schedulerSecret };
      const response = await fetch(edgeFunction.url, { method: "POST", headers });
      if (!response.ok) throw new Error(`The function answered ${response.status}.`);
      const [row] = await database.rows<{ waiting: number; due: number }>(
        `select count(*)::int as waiting, count(*) filter (where next_attempt_at <= now())::int as due
         from private.outbox where state = 'waiting'`,
      );
      waiting = row?.waiting ?? 0;
      // What was refused waits for its next attempt; the clock is put forward to it.
      if (row?.due === 0) await database.pass("1 hour");
    }
    const drainSeconds = (performance.now() - drainStart) / 1000;
    const [stored] = await database.rows<{ rows: number }>(
      "select count(*)::int as rows from contact_submissions",
    );
    const mails = mailServer.accepted.length;
    const different = new Set(mailServer.accepted.map(messageIdOf)).size;
    console.log(`Drain with every second mail refused: ${drainSeconds.toFixed(1)} s, ${rounds} calls`);
    console.log(
      `  throughput  ${(mails / drainSeconds).toFixed(0)} mails per second, ${mailServer.offered} offered`,
    );
    console.log(
      `rows ${stored?.rows}, mails ${mails}, different Message-IDs ${different}, waiting ${waiting}`,
    );
    if (stored?.rows !== submissions || mails !== submissions || different !== submissions)
      process.exitCode = 1;
  } finally {
    await edgeFunction.stop();
    await mailServer.stop();
    await database.stop();
  }
}

const deadline = setTimeout(() => {
  console.error("Stopped: it took over 20 minutes.");
  process.exit(1);
}, longestRunMs);
measure()
  .catch(reportProblem)
  .finally(() => clearTimeout(deadline));
