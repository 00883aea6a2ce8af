import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/shared/table/actions.ts";
import type { SaleItem, SalesDayItem } from "#lambdas/shared/table/items/sale.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { maskEmail, maskPhone } from "#contract/mask-address.ts";

type Counted = Exclude<keyof SalesDayItem, "entity" | "day">;

/** Counts what became of a sale, on the day of the sale. */
export const salesDayWrite = (
  { storeId, soldAt }: Pick<SaleItem, "storeId" | "soldAt">,
  ...counted: readonly Counted[]
): Action => {
  const day = isoDate(swedishDate(new Date(soldAt)));
  const write = update(keys.salesDay(storeId, day)).set({ entity: "salesDay", day });
  return counted.reduce<ActionBuilder>((counting, each) => counting.add(each, 1), write);
};

/** Where a sale stands while it waits for its buyer. */
const waitingPlaces = ({ storeId, saleId, soldAt, claimableUntil }: SaleItem) => ({
  gsi1pk: lists.waitingSales(),
  gsi1sk: `${claimableUntil}#${saleId}`,
  gsi2pk: lists.waitingSalesOf(storeId),
  gsi2sk: `${soldAt}#${saleId}`,
});

/** A new sale, and the guard of its number until the buyer claims it. */
export const newSaleWrites = (sale: SaleItem): Action[] => {
  const { storeId, saleId, bikeId, frameNumber } = sale;
  return [
    put(keys.frameGuard(frameNumber), "frameGuard", { bikeId, ownerId: storeId }).expectNew(
      "frame-number-taken",
    ),
    put(keys.sale(storeId, saleId), "sale", { ...sale, ...waitingPlaces(sale) }).expectNew("stale"),
    salesDayWrite(sale, "sold"),
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
