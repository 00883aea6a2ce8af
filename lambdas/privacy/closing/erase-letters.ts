import type { ErasureContext } from "./erasure-context.ts";
import type { Leaver } from "./hide-person.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

/** Parses only this field, so that an item with other faults is erased too. */
const Case = ContactCaseItem.pick({ caseNumber: true });

/** Deletes letters to the office from the person's addresses, except from an address that another account has now. */
export const eraseLetters = async (
  { table }: ErasureContext,
  { userId, addresses }: Leaver,
): Promise<void> => {
  for (const email of addresses) {
    const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
    if (guard?.userId !== undefined && guard.userId !== userId) continue;
    const partition = lists.contactCasesFrom(email);
    for await (const cases of pages(table, { schema: Case, partition, index: "gsi2", limit: 100 }))
      for (const { caseNumber } of cases) await table.transact([remove(keys.contactCase(caseNumber))]);
  }
};
