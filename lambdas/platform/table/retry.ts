import type { System } from "#lambdas/platform/system.ts";
import { failedWith } from "./failures.ts";

/** The waits together take about seven of the ten seconds that a request has. */
export const maxAttempts = 20;

/** Waits between zero and a maximum that doubles from 20 ms to a second, so that a crowd soon spreads out. */
export const waitBeforeRetry = (
  attempt: number,
  { random, wait }: Pick<System, "random" | "wait">,
): Promise<void> => wait(random() * Math.min(10 * 2 ** attempt, 1000));

type Work<T> = (attempt: number) => Promise<T>;

/** Repeats `work` while it fails so that another attempt may help. Attempts count from 1. */
export const retry = async <T>(
  system: Pick<System, "random" | "wait">,
  work: Work<T>,
  {
    tries = maxAttempts,
    mayHelp = (): boolean => true,
  }: { tries?: number; mayHelp?: (error: unknown) => boolean } = {},
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!mayHelp(error) || attempt === tries) throw error;
      await waitBeforeRetry(attempt, system);
    }
  }
};

/** Repeats `work`, its reads included, while it fails with `stale`. */
export const retryOnConflict = <T>(
  system: Pick<System, "random" | "wait">,
  work: Work<T>,
  tries = maxAttempts,
): Promise<T> => retry(system, work, { tries, mayHelp: (error) => failedWith(error, "stale") });
