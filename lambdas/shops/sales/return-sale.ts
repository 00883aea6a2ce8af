import type { Sale } from "#contract/shops/sales/sales.ts";
import { retrySale } from "./retry-sale.ts";
import { planReturn } from "./end-sale.ts";
import { planCreditOfRest } from "#lambdas/shops/sales/receipts/plan-credit.ts";
import { getSale, readSale } from "./read-sale.ts";
import type { SalesContext } from "./sales-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";

/** Takes back an unclaimed registration, refunds its cost and credits its receipt. Repeating it changes nothing. */
export const returnSale = async (
  context: Pick<SalesContext, "table" | "system" | "codeSecret">,
  caller: Caller,
  saleId: string,
): Promise<Sale> => {
  const { table, system } = context;
  const storeId = storeOf(caller);
  await retrySale(system, async () => {
    const sale = await readSale(table, storeId, saleId);
    if (sale.state === "returned" && sale.returnedBy === "store") return;
    if (sale.state !== "waiting") throw new ProblemError("sale-ended");
    const at = system.now();
    const [back, credit] = await Promise.all([
      planReturn(context, sale, { by: "store", memberId: caller.userId, at }),
      planCreditOfRest(context, sale, { by: caller.userId, at }),
    ]);
    await table.transact([...requireMember(storeId, caller.userId), ...back, ...credit]);
  });
  return getSale(context, caller, saleId);
};
