import type { System } from "#lambdas/system.ts";

/** How often a request that the table turned away is made in all. Waits grow from 20 ms to about a second. */
export const tries = 8;

/** Waits before the next try, evenly between nothing and twice as long as before the last. */
export const waitBeforeRetry = (
  attempt: number,
  { random, wait }: Pick<System, "random" | "wait">,
): Promise<void> => wait(random() * 10 * 2 ** attempt);
