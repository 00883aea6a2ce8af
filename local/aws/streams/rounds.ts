import { setTimeout as delay } from "node:timers/promises";

export type Rounds = {
  /** Starts the next round without waiting. */
  readonly wake: () => void;
  /** Resolves after a complete round that began after the call and found nothing more. */
  readonly caughtUp: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const maxFarewellMillis = 2000;

/** Lets writes made together be read in one round. */
const minRestMillis = 50;

/** Repeats `round` until stopped; it returns the pause in milliseconds, 0 to continue at once. */
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
      // A wake-up during this round must shorten the next pause.
      rest = new AbortController();
      const pause = await round();
      if (pause === 0) continue;
      release(askedBefore);
      // Skips the minimum pause for callers of `caughtUp`.
      if (waiting.length === 0) await delay(minRestMillis);
      await delay(pause - minRestMillis, undefined, { signal: rest.signal }).catch(() => undefined);
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
      await Promise.race([running, delay(maxFarewellMillis, undefined, { ref: false })]);
      release(waiting);
    },
  };
};
