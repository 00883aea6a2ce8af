import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/shared/table/actions.ts";
import type { CountedOnDay, SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { maskEmail, maskPhone } from "#contract/mask-address.ts";

/** Counts on the day of a sale what became of it. What is counted under a name of its own has it behind a colon. */
const dayWrite = (
  { storeId, soldAt }: SaleItem,
  counted: Readonly<Partial<Record<CountedOnDay, number>>>,
): Action => {
  const day = isoDate(swedishDate(new Date(soldAt)));
  const write = update(keys.salesDay(storeId, day)).set({ entity: "salesDay", day });
  return Object.entries(counted).reduce<ActionBuilder>(
    (counting, [each, amount = 0]) => counting.add(each, amount),
    write,
  );
};

/** Brands and members of staff are counted without what comes back. */
const kept = ({ brand, soldBy }: SaleItem, amount: 1 | -1) => ({
  [`brand:${brand}` as const]: amount,
  [`by:${soldBy}` as const]: amount,
});

const countSold = (sale: SaleItem, seconds?: number): Action =>
  dayWrite(sale, { sold: 1, ...kept(sale, 1), ...(seconds !== undefined && { timed: 1, seconds }) });

export const countReturned = (sale: SaleItem): Action => dayWrite(sale, { returned: 1, ...kept(sale, -1) });

const dayMilliseconds = 24 * 60 * 60 * 1000;
const dayOf = (moment: Date): string => isoDate(swedishDate(moment));

/** Whether it was claimed on the day of the sale, and whether within 24 hours of it. */
export const countClaimed = (sale: SaleItem, at: Date): Action => {
  const soldAt = new Date(sale.soldAt);
  const isSameDay = dayOf(at) === dayOf(soldAt);
  const isWithinDay = at.getTime() - soldAt.getTime() <= dayMilliseconds;
  return dayWrite(sale, {
    claimed: 1,
    ...(isSameDay && { claimedAtOnce: 1 }),
    ...(isWithinDay && { claimedWithinDay: 1 }),
  });
};

/** Where a sale stands while it waits for its buyer. */
const waitingPlaces = ({ storeId, saleId, soldAt, claimableUntil }: SaleItem) => ({
  gsi1pk: lists.waitingSales(),
  gsi1sk: `${claimableUntil}#${saleId}`,
  gsi2pk: lists.waitingSalesOf(storeId),
  gsi2sk: `${soldAt}#${saleId}`,
});

/** A new sale, and the guard of its number until the buyer claims it. */
export const newSaleWrites = (sale: SaleItem, seconds?: number): Action[] => {
  const { storeId, saleId, bikeId, frameNumber } = sale;
  return [
    put(keys.frameGuard(frameNumber), "frameGuard", { bikeId, ownerId: storeId }).expectNew(
      "frame-number-taken",
    ),
    put(keys.sale(storeId, saleId), "sale", { ...sale, ...waitingPlaces(sale) }).expectNew("stale"),
    countSold(sale, seconds),
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
