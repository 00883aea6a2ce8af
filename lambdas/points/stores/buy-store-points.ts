import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { activeStore } from "./own-store-now.ts";
import {
  type BeginPurchase,
  type BegunPurchase,
  beginPurchase,
} from "#lambdas/points/purchases/begin-purchase.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { invoicedCompany } from "#lambdas/shops/invoiced-company.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";

export type BuyStorePoints = {
  readonly caller: Caller;
  readonly idempotencyKey: string;
  readonly request: Omit<BeginPurchase["request"], "code"> & { readonly reference?: string | undefined };
};

/** Starts a purchase for the caller's store. The company on the receipt is stored as it is now. */
export const buyStorePoints = async (
  context: PurchasesContext,
  { caller, idempotencyKey, request: { reference: typed, ...request } }: BuyStorePoints,
): Promise<BegunPurchase> => {
  const store = await activeStore(context.table, caller);
  const reference = typed && hidePersonalNumbers(typed, swedishDate(context.system.now()));
  const [{ userId }, { storeId }, company] = [caller, store, invoicedCompany(store)];
  const buyer = { userId, storeId, company, reference };
  const whileAllowed = requireMember(storeId, userId);
  return beginPurchase(context, { buyer, whileAllowed, idempotencyKey, request });
};
