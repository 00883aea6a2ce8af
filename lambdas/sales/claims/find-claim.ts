import type { Claim } from "#contract/sales/claims.ts";
import type { SalesContext } from "#lambdas/sales/sales-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { isClaimTokenOf, saleIn } from "#lambdas/shared/tokens/claim-links.ts";

type Context = Pick<SalesContext, "table" | "system" | "codeSecret">;

/** The sale behind a link, whatever has become of it. One that was replaced is as good as none. */
export const findClaim = async ({ table, codeSecret }: Context, token: string): Promise<SaleItem> => {
  const { storeId, saleId } = saleIn(token);
  const sale = await table.get(keys.sale(storeId, saleId), SaleItem);
  if (!sale || !isClaimTokenOf(codeSecret, token, sale)) throw new ProblemError("claim-not-found");
  return sale;
};

/** Throws where nobody can claim it any more, and says why. */
export const requireClaimable = ({ state, claimableUntil }: SaleItem, now: Date): void => {
  if (state === "claimed") throw new ProblemError("claim-used");
  if (state === "returned" || claimableUntil <= now.toISOString()) throw new ProblemError("claim-ended");
};

/** Which bike waits for the person who holds the link. */
export const readClaim = async (context: Context, token: string): Promise<Claim> => {
  const sale = await findClaim(context, token);
  requireClaimable(sale, context.system.now());
  const store = await readStore(context.table, sale.storeId);
  const { brand, model, type, color, stickerUid, claimableUntil: expiresAt } = sale;
  return {
    bike: { brand, model, type, color },
    store: { name: store?.name ?? sale.store, city: store?.city ?? "" },
    hasSticker: stickerUid !== undefined,
    expiresAt,
  };
};
