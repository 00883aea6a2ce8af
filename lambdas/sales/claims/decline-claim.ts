import { findClaim, requireClaimable } from "./find-claim.ts";
import { planReturn } from "#lambdas/sales/end-sale.ts";
import { lookAgain } from "#lambdas/sales/look-again.ts";
import type { SalesContext } from "#lambdas/sales/sales-context.ts";

type Context = Pick<SalesContext, "table" | "system" | "codeSecret">;

const attempt = async (context: Context, token: string): Promise<void> => {
  const sale = await findClaim(context, token);
  if (sale.state === "returned" && sale.returnedBy === "buyer") return;
  const at = context.system.now();
  requireClaimable(sale, at);
  await context.table.transact(await planReturn(context, sale, { by: "buyer", at }));
};

/** The bike is not theirs: it goes back to the store, with what it had cost. Said twice, it is said once. */
export const declineClaim = async (context: Context, token: string): Promise<Record<string, never>> => {
  await lookAgain(context.system, () => attempt(context, token));
  return {};
};
