import { payWrites } from "./settle-reward.ts";
import type { System } from "#lambdas/platform/system.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type PayContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "random" | "wait">;
  /** Alerts the operators. */
  readonly reportFailure: (subject: string, error: unknown) => void;
};

export type Payments = { readonly settled: number; readonly waiting: number; readonly failed: number };
type Settlement = keyof Payments;

async function* due({ table, system }: PayContext): AsyncGenerator<RewardItem> {
  const held = { index: "gsi1", partition: lists.rewardsDue(), schema: RewardItem, limit: 25 } as const;
  for await (const page of pages(table, held))
    for (const reward of page) {
      if (reward.dueAt > system.now().toISOString()) return;
      yield reward;
    }
}

/** A closed account can be reopened, and an identity proved. */
const settle = async (context: PayContext, { bikeId, theftId }: RewardItem): Promise<Settlement> => {
  const { table, system } = context;
  try {
    return await retryOnConflict(system, async () => {
      const reward = await table.get(keys.reward(bikeId, theftId), RewardItem);
      if (reward?.state !== "held") return "waiting";
      await table.transact(await payWrites(context, reward));
      return "settled";
    });
  } catch (error) {
    if (failedWith(error, "account-closed") || failedWith(error, "identity-level-too-low")) return "waiting";
    context.reportFailure(theftId, error);
    return "failed";
  }
};

/**
 * Pays every due reward. Each is its own transaction that also removes it from the list, so nothing
 * is paid twice.
 */
export const payDueRewards = async (context: PayContext): Promise<Payments> => {
  const counts = { settled: 0, waiting: 0, failed: 0 };
  for await (const reward of due(context)) counts[await settle(context, reward)] += 1;
  return counts;
};
