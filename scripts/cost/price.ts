export type Price = {
  readonly usd: number;
  /** The price is for this many units. */
  readonly per: number;
  readonly unit: string;
  /** Units that are free each month for the whole account, without the offers of the first year. */
  readonly free?: number;
  /** AWS's page with the price, whose script fills the figure in, so it was read elsewhere. */
  readonly source: string;
  /** The page where the figure was read, or the assumption where no page states it for this region. */
  readonly from: { readonly seen: string } | { readonly assumed: string };
};

/** The cost of an amount beyond the free units. */
export const charge = (amount: number, { usd, per, free = 0 }: Pick<Price, "usd" | "per" | "free">): number =>
  (Math.max(0, amount - free) * usd) / per;
