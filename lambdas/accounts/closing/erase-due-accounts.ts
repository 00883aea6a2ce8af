import { eraseAccount } from "#lambdas/accounts/closing/erase-account.ts";
import type { ErasureContext } from "./erasure-context.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

export type Erasures = { readonly erased: number; readonly blocked: number; readonly failed: number };

/** Everybody whose time has come, those first who have waited longest. */
async function* due({ table, system }: ErasureContext): AsyncGenerator<string> {
  const partition = lists.closedAccounts();
  for await (const page of pages(table, { schema: SessionsItem, partition, index: "gsi1", limit: 25 }))
    for (const { userId, eraseAt = "" } of page) {
      if (eraseAt > system.now().toISOString()) return;
      yield userId;
    }
}

/** Erases every account whose time has come. One that fails is reported and holds up no other. */
export const eraseDueAccounts = async (context: ErasureContext): Promise<Erasures> => {
  const outcomes: string[] = [];
  for await (const userId of due(context)) {
    try {
      outcomes.push(await eraseAccount(context, userId));
    } catch (error) {
      outcomes.push("failed");
      context.reportFailure(userId, error);
    }
  }
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { erased: count("erased"), blocked: count("blocked"), failed: count("failed") };
};
