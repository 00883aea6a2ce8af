import { setTimeout as delay } from "node:timers/promises";

export type Rounds = {
  /** Resolves when a round that began after the asking has found nothing more to do. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

const longestFarewell = 2000;

/** Goes round until it is stopped. A round answers how many milliseconds to wait before the next: none while there is more to do. */
export const goRound = (
  round: () => Promise<number>,
  wait: (milliseconds: number) => Promise<void>,
  stop: AbortController,
): Rounds => {
  let waiting: (() => void)[] = [];
  const release = (those: readonly (() => void)[]): void => {
    waiting = waiting.filter((resolve) => !those.includes(resolve));
    for (const resolve of those) resolve();
  };
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const askedBefore = waiting;
      const pause = await round();
      if (pause === 0) continue;
      release(askedBefore);
      await wait(pause);
    }
  };
  const running = run();
  return {
    caughtUp: () =>
      new Promise((resolve) => {
        if (stop.signal.aborted) return resolve();
        waiting = [...waiting, resolve];
      }),
    close: async () => {
      stop.abort();
      await Promise.race([running, delay(longestFarewell, undefined, { ref: false })]);
      release(waiting);
    },
  };
};
