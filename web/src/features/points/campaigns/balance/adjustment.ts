import { campaignRoutes } from "#contract/points/campaigns.ts";

/** As it is typed. */
export type TypedAdjustment = { readonly account: string; readonly amount: string };
export type Adjustment = { readonly userId: string; readonly amount: number };

const { params, body } = campaignRoutes.adjustPoints;

export const { userId: accountSchema } = params.shape;
export const { amount: amountSchema } = body.shape;

export const accountIn = (typed: string): string => typed.trim();

/** People also write the minus sign of printed books. */
export const amountIn = (typed: string): number => {
  const written = typed.replaceAll(/\s/g, "").replace("−", "-");
  return written === "" ? Number.NaN : Number(written);
};

/** What is asked for, where the form is in order. */
export const adjustmentOf = ({ account, amount }: TypedAdjustment): Adjustment => ({
  userId: accountIn(account),
  amount: amountIn(amount),
});
