import type { System } from "#lambdas/platform/system.ts";
import { failedWith } from "./failures.ts";

/** The waits together take about seven of the ten seconds that a request has. */
export const maxAttempts = 20;

/** Waits between zero and a maximum that doubles from 20 ms to a second, so that a crowd soon spreads out. */
export const waitBeforeRetry = (
  attempt: number,
  { random, wait }: Pick<System, "random" | "wait">,
): Promise<void> => wait(random() * Math.min(10 * 2 ** attempt, 1000));

/** Repeats `work`, its reads included, while it fails with `stale`. Attempts count from 1. */
export const retryOnConflict = async <T>(
  system: Pick<System, "random" | "wait">,
  work: (attempt: number) => Promise<T>,
  tries = maxAttempts,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!failedWith(error, "stale") || attempt === tries) throw error;
      await waitBeforeRetry(attempt, system);
    }
  }
};
