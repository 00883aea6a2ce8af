import { eraseAccount } from "./erase-account.ts";
import type { ErasureContext } from "./erasure-context.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

export type Erasures = { readonly erased: number; readonly blocked: number; readonly failed: number };

/** Accounts due for erasure, longest waiting first. */
async function* dueAccounts({ table, system }: ErasureContext): AsyncGenerator<string> {
  const partition = lists.closedAccounts();
  for await (const page of pages(table, { schema: SessionsItem, partition, index: "gsi1", limit: 25 }))
    for (const { userId, eraseAt = "" } of page) {
      if (eraseAt > system.now().toISOString()) return;
      yield userId;
    }
}

/** Erases all accounts that are due. A failure is reported and does not stop the others. */
export const eraseDueAccounts = async (context: ErasureContext): Promise<Erasures> => {
  const outcomes: string[] = [];
  for await (const userId of dueAccounts(context)) {
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
