import { maskEmail, maskPhone } from "#contract/platform/mask-address.ts";
import { countSold } from "./sales-day.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/platform/table/actions.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

export const waitingPlace = ({ saleId, claimableUntil }: Pick<SaleItem, "saleId" | "claimableUntil">) => ({
  gsi1pk: lists.waitingSales(),
  gsi1sk: `${claimableUntil}#${saleId}`,
});

const waitingPlaces = (sale: SaleItem) => ({
  ...waitingPlace(sale),
  gsi2pk: lists.waitingSalesOf(sale.storeId),
  gsi2sk: `${sale.soldAt}#${sale.saleId}`,
});

/** Remembers the model for the next scan of its bar code. The latest entry wins, without a read. */
const modelWrites = ({ storeId, ean, brand, model, type, soldAt }: SaleItem): Action[] =>
  ean === undefined
    ? []
    : [put(keys.storeModel(storeId, ean), "storeModel", { ean, brand, model, type, soldAt })];

/** Also guards the frame number until the buyer claims the bike. */
export const newSaleWrites = (sale: SaleItem, seconds?: number): Action[] => {
  const { storeId, saleId, bikeId, frameNumber } = sale;
  return [
    put(keys.frameGuard(frameNumber), "frameGuard", { bikeId, ownerId: storeId }).expectNew(
      "frame-number-taken",
    ),
    put(keys.sale(storeId, saleId), "sale", { ...sale, ...waitingPlaces(sale) }).expectNew("stale"),
    countSold(sale, seconds),
    ...modelWrites(sale),
  ];
};

/** Ends a waiting sale and masks the buyer's addresses. Fails with `sale-ended` if another request ended it first. */
export const endSale = (
  { storeId, saleId, buyer: { email, phone } }: SaleItem,
  state: "claimed" | "returned",
  now: Date,
): ActionBuilder =>
  update(keys.sale(storeId, saleId))
    .set({
      state,
      endedAt: now.toISOString(),
      buyer: { email: email && maskEmail(email), phone: phone && maskPhone(phone) },
    })
    .remove("gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk")
    .add("version", 1)
    .expect("state", "waiting", "sale-ended");
