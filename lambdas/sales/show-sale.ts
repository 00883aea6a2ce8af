import type { Sale } from "#contract/sales/sales.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import type { SalesContext } from "./sales-context.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { claimPath } from "#lambdas/shared/tokens/claim-links.ts";

type Context = Pick<SalesContext, "table" | "codeSecret">;

/** A sale as its store sees it. `soldBy`: the name of who sold it. */
export const showSale = (codeSecret: string, sale: SaleItem, soldBy: string | undefined): Sale => {
  const { saleId: id, state, returnedBy, soldAt, claimableUntil, endedAt, buyer, stickerUid } = sale;
  const { frameNumberTyped: frameNumber, markingReason, type, brand, model, color, ean } = sale;
  const { payment, points, receiptNumber, issuedReceipt, price, warrantyMonths, importId, uninvited } = sale;
  return {
    id,
    state,
    returnedBy,
    soldAt,
    soldBefore: importId !== undefined,
    uninvited: uninvited === true,
    soldBy,
    expiresAt: claimableUntil,
    endedAt,
    bike: { frameNumber, markingReason, type, brand, model, color, ean },
    buyer,
    sticker: stickerUid && shortCodeOf(stickerUid),
    payment,
    points,
    receiptNumber,
    issuedReceipt,
    price,
    warrantyMonths,
    textWithheld: state === "waiting" ? sale.textWithheld : undefined,
    claimPath: state === "waiting" ? claimPath(codeSecret, sale) : undefined,
  };
};

/** Sales as their store sees them, in the same order: one reading for the names of all who sold. */
export const showSales = async (
  { table, codeSecret }: Context,
  sales: readonly SaleItem[],
): Promise<Sale[]> => {
  const sellers = [...new Set(sales.map(({ soldBy }) => soldBy))];
  const profiles = await table.batchGet(
    sellers.map((userId) => keys.profile(userId)),
    ProfileItem,
  );
  const names = new Map(profiles.map(({ userId, fullName }) => [userId, fullName]));
  return sales.map((sale) => showSale(codeSecret, sale, names.get(sale.soldBy)));
};
