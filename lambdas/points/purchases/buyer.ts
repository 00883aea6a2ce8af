import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

/** Who buys: a person for themselves, or for the store they work in. */
export type Buyer = Pick<PurchaseItem, "userId" | "storeId">;

/** Whose points they are, and whose purchase: the id of a person, or of a store. */
export const accountOf = ({ userId, storeId }: Buyer): string => storeId ?? userId;

/** Lets a transaction fail where the buyer may not buy any more. */
export const whileBuyer = ({ userId, storeId }: Buyer): readonly Action[] =>
  storeId === undefined ? [whileOpen(userId)] : whileMember(storeId, userId);

/** Who of a store it was; a person's own ledger need not say. */
export const memberOf = ({ userId, storeId }: Buyer): string | undefined =>
  storeId === undefined ? undefined : userId;
