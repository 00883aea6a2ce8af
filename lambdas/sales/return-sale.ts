import type { Sale } from "#contract/sales/sales.ts";
import { lookAgain } from "./look-again.ts";
import { planReturn } from "./end-sale.ts";
import { planCreditOfRest } from "./receipts/plan-credit.ts";
import { getSale, readSale } from "./read-sale.ts";
import type { SalesContext } from "./sales-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";

/** Takes back a registration that nobody has claimed, with what it had cost; what is left of its receipt is credited. Pressed again, it is taken back already. */
export const returnSale = async (
  context: Pick<SalesContext, "table" | "system" | "codeSecret">,
  caller: Caller,
  saleId: string,
): Promise<Sale> => {
  const { table, system } = context;
  const storeId = storeOf(caller);
  await lookAgain(system, async () => {
    const sale = await readSale(table, storeId, saleId);
    if (sale.state === "returned" && sale.returnedBy === "store") return;
    if (sale.state !== "waiting") throw new ProblemError("sale-ended");
    const at = system.now();
    const [back, credit] = await Promise.all([
      planReturn(context, sale, { by: "store", memberId: caller.userId, at }),
      planCreditOfRest(context, sale, { by: caller.userId, at }),
    ]);
    await table.transact([...whileMember(storeId, caller.userId), ...back, ...credit]);
  });
  return getSale(context, caller, saleId);
};
