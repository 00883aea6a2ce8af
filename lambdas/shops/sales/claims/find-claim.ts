import type { Claim } from "#contract/shops/sales/claims.ts";
import type { SalesContext } from "#lambdas/shops/sales/sales-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { isClaimTokenOf, saleIn } from "#lambdas/shops/claim-links.ts";

type Context = Pick<SalesContext, "table" | "system" | "codeSecret">;

/** Finds the sale in any state; a replaced link throws `claim-not-found`. */
export const findClaim = async ({ table, codeSecret }: Context, token: string): Promise<SaleItem> => {
  const { storeId, saleId } = saleIn(token);
  const sale = await table.get(keys.sale(storeId, saleId), SaleItem);
  if (!sale || !isClaimTokenOf(codeSecret, token, sale)) throw new ProblemError("claim-not-found");
  return sale;
};

export const requireClaimable = ({ state, claimableUntil }: SaleItem, now: Date): void => {
  if (state === "claimed") throw new ProblemError("claim-used");
  if (state === "returned" || claimableUntil <= now.toISOString()) throw new ProblemError("claim-ended");
};

export const readClaim = async (context: Context, token: string): Promise<Claim> => {
  const sale = await findClaim(context, token);
  requireClaimable(sale, context.system.now());
  const store = await readStore(context.table, sale.storeId);
  const { brand, model, type, color, stickerUid, needsReview, claimableUntil: expiresAt } = sale;
  return {
    bike: { brand, model, type, color },
    store: { name: store?.name ?? sale.store, city: store?.city ?? "" },
    hasSticker: stickerUid !== undefined,
    needsReview,
    expiresAt,
  };
};
