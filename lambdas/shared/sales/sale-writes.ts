import { maskEmail, maskPhone } from "#contract/mask-address.ts";
import { countSold } from "./sales-day.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/shared/table/actions.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** Where a sale stands in the list of all that wait. */
export const waitingPlace = ({ saleId, claimableUntil }: Pick<SaleItem, "saleId" | "claimableUntil">) => ({
  gsi1pk: lists.waitingSales(),
  gsi1sk: `${claimableUntil}#${saleId}`,
});

/** Where it stands while it waits for its buyer. */
const waitingPlaces = (sale: SaleItem) => ({
  ...waitingPlace(sale),
  gsi2pk: lists.waitingSalesOf(sale.storeId),
  gsi2sk: `${sale.soldAt}#${sale.saleId}`,
});

/** What the next scan of the same bar code fills in. The newest word counts: nothing is read for it, and nothing waits. */
const modelWrites = ({ storeId, ean, brand, model, type, soldAt }: SaleItem): Action[] =>
  ean === undefined
    ? []
    : [put(keys.storeModel(storeId, ean), "storeModel", { ean, brand, model, type, soldAt })];

/** A new sale, the guard of its number until the buyer claims it, and its bar code for the next of its kind. */
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

/** Ends a sale that waits, once: of two who end it at the same time one comes first. Nothing is left by which the buyer could be reached. */
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
