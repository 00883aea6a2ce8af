import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";

/** A person buying for themselves, or for their store. */
export type Buyer = Pick<PurchaseItem, "userId" | "storeId">;

/** The id of the person or store that owns the points. */
export const accountOf = ({ userId, storeId }: Buyer): string => storeId ?? userId;

/** The employee who bought for a store; undefined for a person's own purchase. */
export const memberOf = ({ userId, storeId }: Buyer): string | undefined =>
  storeId === undefined ? undefined : userId;
