import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { readCompanyNumber } from "#contract/company-number.ts";
import type { StoreSearch } from "#contract/stores.ts";
import { nameOrder } from "#lambdas/shared/stores/name-order.ts";
import { companyRef } from "#lambdas/shared/stores/organisation-number.ts";
import { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { companyPartition, keys, ranges } from "#lambdas/shared/table/keys.ts";
import { type StorePage, listStores } from "./list-stores.ts";
import { showListed } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";

/** More stores of one company than any has. */
const mostOfCompany = 50;

const storesOf = async ({ table }: Pick<StoresContext, "table">, ref: string): Promise<StoreItem[]> => {
  const { items } = await table.query({
    partition: companyPartition(ref),
    prefix: ranges.companyStores,
    schema: z.object({ storeId: z.string() }),
    limit: mostOfCompany,
  });
  const found = await table.batchGet(
    items.map(({ storeId }) => keys.store(storeId)),
    StoreItem,
  );
  return found.toSorted((one, other) => (nameOrder(one.name) < nameOrder(other.name) ? -1 : 1));
};

/** Stores by the beginning of their name, a page at a time, or all those of a company by its number. */
export const findStores = async (
  context: StoresContext,
  { text, ...page }: StoreSearch,
): Promise<StorePage> => {
  const number = readCompanyNumber(text, swedishDate(context.now()));
  if (typeof number === "string") return listStores(context, page, nameOrder(text));
  const stores = await storesOf(context, await companyRef(context.mac, number));
  return { items: stores.map(showListed), cursor: undefined };
};
