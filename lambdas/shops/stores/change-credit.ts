import type { CreditChange, OpenedStore } from "#contract/shops/stores.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { storeChange } from "#lambdas/shops/store-change.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { getStore } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";

/** Changes the limit and what is left by the same sum, so that unpaid invoices still count. */
export const changeCredit = async (
  context: StoresContext,
  adminId: string,
  storeId: string,
  { version, limit }: CreditChange,
): Promise<OpenedStore> => {
  const store = await readStore(context.table, storeId);
  if (!store) throw new ProblemError("store-not-found");
  const now = context.now();
  await context.table.transact([
    storeChange(storeId, version)
      .set({ creditLimit: limit })
      .add("creditLeft", limit - (store.creditLimit ?? 0))
      .add("overdueInvoices", 0),
    storeLogWrite(context, { storeId, action: "credit-changed", at: now }),
    ...auditWrites(context, {
      subject: storeId,
      by: adminId,
      action: "store-changed",
      at: now.toISOString(),
      reason: `Kredit ${limit / 100} kr`,
    }),
  ]);
  return getStore(context, storeId);
};
