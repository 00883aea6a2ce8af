import type { ImportedBike } from "#contract/bike-imports/read-row.ts";
import { prices } from "#contract/points/prices.ts";
import { type SaleDetails, dayMilliseconds, newSale } from "#lambdas/shared/sales/new-sale.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";

/** A registration that nobody is invited to, for want of an address, waits so long. */
const daysUninvited = 365;

/** A day is told as its noon in Sweden, where it is the same day all year. */
const noonOf = (day: string): Date => new Date(`${day}T11:00:00.000Z`);

type Given = Pick<SaleDetails, "saleId" | "bikeId" | "storeId" | "store" | "soldBy" | "importId" | "salt"> & {
  readonly now: Date;
};

/** The sale that a row tells of. It is paid as at the till, but its buyer is not written to yet. */
export const importedSale = (
  { frameNumber: frameNumberTyped, email, phone, soldOn, ...details }: ImportedBike,
  { now, ...given }: Given,
): SaleItem => {
  const sale = newSale({
    ...details,
    ...given,
    at: soldOn === undefined ? now : noonOf(soldOn),
    buyer: { email, phone },
    frameNumberTyped: frameNumberTyped.trim(),
    payment: "points",
    points: prices.registration,
    uninvited: true,
  });
  return {
    ...sale,
    claimableUntil: new Date(now.getTime() + daysUninvited * dayMilliseconds).toISOString(),
  };
};
