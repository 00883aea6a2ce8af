/** One price of AWS. */
export type Price = {
  readonly usd: number;
  /** So many of its unit are what it costs for. */
  readonly per: number;
  readonly unit: string;
  /** So many a month cost nothing, in the whole account and for good. What ends after a year is not counted. */
  readonly free?: number;
  /** Where AWS says it. Its pages fill prices in by scripts, so they were read elsewhere. */
  readonly source: string;
  /** Where the figure stood, or what was taken because no page was seen that says it for this region. */
  readonly from: { readonly seen: string } | { readonly assumed: string };
};

/** What an amount costs beyond what is free. */
export const charge = (amount: number, { usd, per, free = 0 }: Pick<Price, "usd" | "per" | "free">): number =>
  (Math.max(0, amount - free) * usd) / per;
