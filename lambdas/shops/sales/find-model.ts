import type { ModelOfEan } from "#contract/shops/sales/sold-models.ts";
import type { SalesContext } from "./sales-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { StoreModelItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Looks only at the caller's own store: other stores' sales are private and may contain typing errors. */
export const findModel = async (
  { table }: Pick<SalesContext, "table">,
  caller: Caller,
  ean: string,
): Promise<ModelOfEan> => {
  const storeId = await ownStore(table, caller);
  const sold = await table.get(keys.storeModel(storeId, ean), StoreModelItem);
  return { ean, model: sold && { brand: sold.brand, model: sold.model, type: sold.type } };
};
