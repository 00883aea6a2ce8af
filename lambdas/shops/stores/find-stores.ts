import * as z from "zod";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { readCompanyNumber } from "#contract/platform/company-number.ts";
import type { StoreSearch } from "#contract/shops/stores.ts";
import { nameOrder } from "#lambdas/shops/name-order.ts";
import { companyRef } from "#lambdas/shops/organisation-number.ts";
import { StoreItem } from "#lambdas/shops/items/store.ts";
import { companyPartition, keys, ranges } from "#lambdas/platform/table/keys.ts";
import { type StorePage, listStores } from "./list-stores.ts";
import { showListed } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";

/** More stores than any company has. */
const maxStoresOfCompany = 50;

const storesOf = async ({ table }: Pick<StoresContext, "table">, ref: string): Promise<StoreItem[]> => {
  const { items } = await table.query({
    partition: companyPartition(ref),
    prefix: ranges.companyStores,
    schema: z.object({ storeId: z.string() }),
    limit: maxStoresOfCompany,
  });
  const stores = await table.batchGet(
    items.map(({ storeId }) => keys.store(storeId)),
    StoreItem,
  );
  return stores.toSorted((one, other) => (nameOrder(one.name) < nameOrder(other.name) ? -1 : 1));
};

/** Searches by the beginning of the name in pages, or lists all stores of a company by its number. */
export const findStores = async (
  context: StoresContext,
  { text, ...page }: StoreSearch,
): Promise<StorePage> => {
  const number = readCompanyNumber(text, swedishDate(context.now()));
  if (typeof number === "string") return listStores(context, page, nameOrder(text));
  const stores = await storesOf(context, await companyRef(context.mac, number));
  return { items: stores.map(showListed), cursor: undefined };
};
