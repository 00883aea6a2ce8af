import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

const remind = async (
  { table, system }: Pick<SettlementContext, "table" | "system">,
  { id, storeId = "" }: PurchaseItem,
): Promise<number> => {
  try {
    await table.transact([
      update(keys.purchase(id))
        .set({ invoiceRemindedAt: system.now().toISOString() })
        .expect("state", "paid", "repeated")
        .expectAbsent("invoicePaidAt", "repeated")
        .expectAbsent("invoiceRemindedAt", "repeated"),
      update(keys.store(storeId)).add("overdueInvoices", 1).expectExists("store-not-found"),
    ]);
    return 1;
  } catch (error) {
    if (failedWith(error, "repeated")) return 0;
    throw error;
  }
};

/** Reminds once of each invoice that is overdue; until it is settled, its store gets no other. */
export const remindOverdue = async (
  context: Pick<SettlementContext, "table" | "system">,
): Promise<number> => {
  const today = isoDate(swedishDate(context.system.now()));
  const unpaid = {
    index: "gsi2",
    partition: lists.unpaidInvoices(),
    schema: PurchaseItem,
    limit: 50,
  } as const;
  let reminded = 0;
  for await (const page of pages(context.table, unpaid))
    for (const invoice of page) {
      const { invoiceDueOn = today, invoiceRemindedAt } = invoice;
      if (invoiceDueOn >= today) return reminded;
      if (invoiceRemindedAt === undefined) reminded += await remind(context, invoice);
    }
  return reminded;
};
