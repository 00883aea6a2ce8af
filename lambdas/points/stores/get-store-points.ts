import { monthsSince } from "#contract/points/statement.ts";
import type { StorePoints } from "#contract/points/store-points.ts";
import { ownStoreNow } from "./own-store-now.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { invoicedCompany } from "#lambdas/shops/invoiced-company.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const creditOf = ({ creditLimit: limit = 0, creditLeft: left = 0, overdueInvoices = 0 }: StoreItem) =>
  limit === 0 ? undefined : { limit, left: Math.max(0, left), isOverdue: overdueInvoices > 0 };

export const getStorePoints = async (
  { table, system, seller }: Pick<PurchasesContext, "table" | "system" | "seller">,
  caller: Caller,
): Promise<StorePoints> => {
  const store = await ownStoreNow(table, caller);
  const balance = await table.get(keys.balance(store.storeId), BalanceItem);
  return {
    points: balance?.points ?? 0,
    state: store.state,
    months: monthsSince(new Date(store.createdAt), system.now()),
    company: invoicedCompany(store),
    credit: seller.bankgiro === undefined ? undefined : creditOf(store),
  };
};
