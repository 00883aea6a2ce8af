import type { ModelOfEan } from "#contract/sales/sold-models.ts";
import type { SalesContext } from "./sales-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import { StoreModelItem } from "#lambdas/shared/table/items/sale.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** What this store has sold under the number of a bar code. Other stores' words count for nothing here: what they sell is theirs to know, and what they mistype theirs to mend. */
export const findModel = async (
  { table }: Pick<SalesContext, "table">,
  caller: Caller,
  ean: string,
): Promise<ModelOfEan> => {
  const storeId = await ownStore(table, caller);
  const sold = await table.get(keys.storeModel(storeId, ean), StoreModelItem);
  return { ean, model: sold && { brand: sold.brand, model: sold.model, type: sold.type } };
};
