import { eraseAccount } from "#lambdas/accounts/closing/erase-account.ts";
import type { ErasureWorld } from "#lambdas/accounts/closing/erasure-world.ts";
import { SessionsItem } from "#lambdas/table/items/person.ts";
import { lists } from "#lambdas/table/keys.ts";
import { pages } from "#lambdas/table/pages.ts";

export type Erasures = { readonly erased: number; readonly blocked: number; readonly failed: number };

/** Everybody whose time has come, those first who have waited longest. */
async function* due({ table, system }: ErasureWorld): AsyncGenerator<string> {
  const partition = lists.closedAccounts();
  for await (const page of pages(table, { schema: SessionsItem, partition, index: "gsi1", limit: 25 }))
    for (const { userId, eraseAt = "" } of page) {
      if (eraseAt > system.now().toISOString()) return;
      yield userId;
    }
}

/** Erases every account whose time has come. One that fails is reported and holds up no other. */
export const eraseDueAccounts = async (world: ErasureWorld): Promise<Erasures> => {
  const outcomes: string[] = [];
  for await (const userId of due(world)) {
    try {
      outcomes.push(await eraseAccount(world, userId));
    } catch (error) {
      outcomes.push("failed");
      world.reportFailure(userId, error);
    }
  }
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { erased: count("erased"), blocked: count("blocked"), failed: count("failed") };
};
