import { TooBusy } from "./body.ts";

/** A queue in which `atOnce` pieces of work run at most, and the others wait for their turn. Rejects with TooBusy when too many wait. */
export function openQueue(atOnce = 1, maxWaiting = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running++;
    else if (waiting.length >= maxWaiting) throw new TooBusy();
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const begin = waiting.shift();
      if (begin) begin();
      else running--;
    }
  };
}
