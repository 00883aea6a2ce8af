import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { retention, retentionSeconds } from "#contract/privacy/retention.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";

export const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Days from the invitation to the last reminder. */
export const lastReminder = 27;

export const daysToClaim = retention.unclaimedSales.period.amount;

export const claimDeadline = (at: Date): string =>
  new Date(at.getTime() + retentionSeconds("unclaimedSales") * 1000).toISOString();

export type SaleDetails = Omit<
  SaleItem,
  "entity" | "state" | "claimableUntil" | "frameNumber" | "version" | "soldAt"
> & {
  readonly at: Date;
};

export const newSale = ({ at, ...details }: SaleDetails): SaleItem => ({
  ...details,
  entity: "sale",
  state: "waiting",
  soldAt: at.toISOString(),
  claimableUntil: claimDeadline(at),
  frameNumber: canonicalFrameNumber(details.frameNumberTyped),
  version: 1,
});
