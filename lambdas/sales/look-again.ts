import { triesToDraw } from "./receipts/draw-number.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { System } from "#lambdas/system.ts";

/** Does `work` on a sale, again where the sale has changed meanwhile. Where someone else has ended it in the same moment, what has become of it is read and said. */
export const lookAgain = <T>(system: Pick<System, "random" | "wait">, work: () => Promise<T>): Promise<T> =>
  untilFresh(
    system,
    async () => {
      try {
        return await work();
      } catch (error) {
        if (failedWith(error, "sale-ended")) return work();
        throw error;
      }
    },
    triesToDraw,
  );
