import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { activeStore } from "./own-store-now.ts";
import {
  type BeginPurchase,
  type BegunPurchase,
  beginPurchase,
} from "#lambdas/points/purchases/begin-purchase.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { invoicedCompany } from "#lambdas/shared/stores/invoiced-company.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";

export type BuyStorePoints = {
  readonly caller: Caller;
  readonly idempotencyKey: string;
  readonly request: Omit<BeginPurchase["request"], "code"> & { readonly reference?: string | undefined };
};

/** Begins to pay for points of the caller's store. Whom the receipt is made out to is kept as it is now. */
export const buyStorePoints = async (
  context: PurchasesContext,
  { caller, idempotencyKey, request: { reference: typed, ...request } }: BuyStorePoints,
): Promise<BegunPurchase> => {
  const store = await activeStore(context.table, caller);
  const reference = typed && hidePersonalNumbers(typed, swedishDate(context.system.now()));
  const [{ userId }, { storeId }, company] = [caller, store, invoicedCompany(store)];
  const buyer = { userId, storeId, company, reference };
  const whileAllowed = whileMember(storeId, userId);
  return beginPurchase(context, { buyer, whileAllowed, idempotencyKey, request });
};
