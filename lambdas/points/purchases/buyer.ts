import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";

/** Who buys: a person for themselves, or for the store they work in. */
export type Buyer = Pick<PurchaseItem, "userId" | "storeId">;

/** Whose points they are, and whose purchase: the id of a person, or of a store. */
export const accountOf = ({ userId, storeId }: Buyer): string => storeId ?? userId;

/** Who of a store it was; a person's own ledger need not say. */
export const memberOf = ({ userId, storeId }: Buyer): string | undefined =>
  storeId === undefined ? undefined : userId;
