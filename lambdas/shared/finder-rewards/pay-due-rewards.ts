import { payWrites } from "./settle-reward.ts";
import type { System } from "#lambdas/system.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { RewardItem } from "#lambdas/shared/table/items/found-report.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type PayContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "random" | "wait">;
  /** Tells the operators what could not be done. */
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

/** A person who has closed their account can open it again, and is paid then. */
const settle = async (context: PayContext, { bikeId, theftId }: RewardItem): Promise<Settlement> => {
  const { table, system } = context;
  try {
    return await untilFresh(system, async () => {
      const reward = await table.get(keys.reward(bikeId, theftId), RewardItem);
      if (reward?.state !== "held") return "waiting";
      await table.transact(await payWrites(context, reward));
      return "settled";
    });
  } catch (error) {
    if (failedWith(error, "account-closed")) return "waiting";
    context.reportFailure(theftId, error);
    return "failed";
  }
};

/** Pays every reward whose time has come. Each is a transaction of its own that takes it off the list: nothing is paid twice, and the next run goes on where one was interrupted. */
export const payDueRewards = async (context: PayContext): Promise<Payments> => {
  const counts = { settled: 0, waiting: 0, failed: 0 };
  for await (const reward of due(context)) counts[await settle(context, reward)] += 1;
  return counts;
};
