import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { daysToClaim } from "#contract/sales/new-sale.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";

export const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The day, counted from the one on which the buyer was written to first, of the last reminder. */
export const lastReminder = 27;

/** Until when someone who is written to now can claim a bike. */
export const claimableFrom = (at: Date): string =>
  new Date(at.getTime() + daysToClaim * dayMilliseconds).toISOString();

/** What a sale is, and not how it stands. */
export type SaleDetails = Omit<
  SaleItem,
  "entity" | "state" | "claimableUntil" | "frameNumber" | "version" | "soldAt"
> & {
  readonly at: Date;
};

/** A sale that waits for its buyer from now on. */
export const newSale = ({ at, ...details }: SaleDetails): SaleItem => ({
  ...details,
  entity: "sale",
  state: "waiting",
  soldAt: at.toISOString(),
  claimableUntil: claimableFrom(at),
  frameNumber: canonicalFrameNumber(details.frameNumberTyped),
  version: 1,
});
