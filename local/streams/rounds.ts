import { setTimeout as delay } from "node:timers/promises";

export type Rounds = {
  /** Ends the waiting for the next round. */
  readonly wake: () => void;
  /** Resolves when a round that began after the asking has found nothing more to do. */
  readonly caughtUp: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const longestFarewell = 2000;

/** Long enough for what is written together to be read together. */
const shortestRest = 50;

/** Goes round until it is stopped. A round answers how many milliseconds to rest before the next unless it is woken: none while there is more to do. */
export const goRound = (round: () => Promise<number>, stop: AbortController): Rounds => {
  let rest = new AbortController();
  let waiting: (() => void)[] = [];
  const release = (those: readonly (() => void)[]): void => {
    waiting = waiting.filter((resolve) => !those.includes(resolve));
    for (const resolve of those) resolve();
  };
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const askedBefore = waiting;
      // What wakes during a round comes too late for it.
      rest = new AbortController();
      const pause = await round();
      if (pause === 0) continue;
      release(askedBefore);
      // Someone who waits for all of it is told at once that there is no more.
      if (waiting.length === 0) await delay(shortestRest);
      await delay(pause - shortestRest, undefined, { signal: rest.signal }).catch(() => undefined);
    }
  };
  const wake = (): void => rest.abort();
  stop.signal.addEventListener("abort", wake);
  const running = run();
  return {
    wake,
    caughtUp: () =>
      new Promise((resolve) => {
        if (stop.signal.aborted) return resolve();
        waiting = [...waiting, resolve];
        wake();
      }),
    close: async () => {
      stop.abort();
      await Promise.race([running, delay(longestFarewell, undefined, { ref: false })]);
      release(waiting);
    },
  };
};
