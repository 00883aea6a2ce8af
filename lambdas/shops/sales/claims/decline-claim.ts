import { findClaim, requireClaimable } from "./find-claim.ts";
import { planReturn } from "#lambdas/shops/sales/end-sale.ts";
import { retrySale } from "#lambdas/shops/sales/retry-sale.ts";
import type { SalesContext } from "#lambdas/shops/sales/sales-context.ts";

type Context = Pick<SalesContext, "table" | "system" | "codeSecret">;

const attempt = async (context: Context, token: string): Promise<void> => {
  const sale = await findClaim(context, token);
  if (sale.state === "returned" && sale.returnedBy === "buyer") return;
  const at = context.system.now();
  requireClaimable(sale, at);
  await context.table.transact(await planReturn(context, sale, { by: "buyer", at }));
};

/** Returns the bike to the store with a refund; repeating it changes nothing. */
export const declineClaim = async (context: Context, token: string): Promise<Record<string, never>> => {
  await retrySale(context.system, () => attempt(context, token));
  return {};
};
