import type { System } from "#lambdas/system.ts";
import { failedWith } from "./failures.ts";

/** Enough for a whole club that spends from one wallet at once. */
const usualTries = 12;

/** Does `work` again, with what it reads, as long as something changed between its reading and its writing. It is told which time it is, from 1 on. */
export const untilFresh = async <T>(
  system: Pick<System, "random" | "wait">,
  work: (time: number) => Promise<T>,
  tries = usualTries,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!failedWith(error, "stale") || attempt === tries) throw error;
      await system.wait(system.random() * 15 * attempt);
    }
  }
};
