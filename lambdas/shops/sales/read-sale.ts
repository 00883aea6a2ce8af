import type { Sale } from "#contract/shops/sales/sales.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import type { SalesContext } from "./sales-context.ts";
import { showSales } from "./show-sale.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Throws `sale-not-found` for another store's sale. */
export const readSale = async (
  table: Pick<Table, "get">,
  storeId: string,
  saleId: string,
): Promise<SaleItem> => {
  const sale = await table.get(keys.sale(storeId, saleId), SaleItem);
  if (!sale) throw new ProblemError("sale-not-found");
  return sale;
};

export const getSale = async (
  context: Pick<SalesContext, "table" | "codeSecret">,
  caller: Caller,
  saleId: string,
): Promise<Sale> => {
  const sale = await readSale(context.table, await ownStore(context.table, caller), saleId);
  const [shown] = await showSales(context, [sale]);
  if (!shown) throw new ProblemError("sale-not-found");
  return shown;
};
