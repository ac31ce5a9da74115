import { expect, test } from "vitest";
import { run } from "./run.ts";

test("connections are served while a program runs", async () => {
  const order: string[] = [];
  setTimeout(() => order.push("timer"), 0);
  await run("node --eval 0");
  order.push("program");
  expect(order).toEqual(["timer", "program"]);
});

test("a secret reaches a program by its standard input", async () => {
  const repeat = "node --eval 'process.stdin.pipe(process.stdout)'";
  expect(await run(repeat, { input: "SECRET=1" })).toEqual({ status: 0, stdout: "SECRET=1" });
});

test("a program that does not exist fails without ending the command", async () => {
  const { status } = await run("no-such-program", { input: "SECRET=1".repeat(100_000) });
  expect(status).not.toBe(0);
});
