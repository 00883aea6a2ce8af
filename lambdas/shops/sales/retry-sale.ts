import { maxDrawAttempts } from "#lambdas/shops/sales/receipts/draw-number.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { System } from "#lambdas/platform/system.ts";

/** Retries `work` if the sale has changed, and once more if another request has ended it, so that the error says how it ended. */
export const retrySale = <T>(system: Pick<System, "random" | "wait">, work: () => Promise<T>): Promise<T> =>
  retryOnConflict(
    system,
    async () => {
      try {
        return await work();
      } catch (error) {
        if (failedWith(error, "sale-ended")) return work();
        throw error;
      }
    },
    maxDrawAttempts,
  );
