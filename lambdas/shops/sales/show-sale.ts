import type { Sale } from "#contract/shops/sales/sales.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import type { SalesContext } from "./sales-context.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { claimPath } from "#lambdas/shops/claim-links.ts";

type Context = Pick<SalesContext, "table" | "codeSecret">;

/** `soldBy` is the seller's name. */
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
    needsReview: state === "waiting" ? sale.needsReview : undefined,
    textWithheld: state === "waiting" ? sale.textWithheld : undefined,
    claimPath: state === "waiting" ? claimPath(codeSecret, sale) : undefined,
  };
};

/** Keeps the order, and reads the names of all sellers in one batch. */
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
