import { campaignRoutes } from "#contract/campaigns.ts";

export type Adjustment = { readonly userId: string; readonly amount: number };
export type Fault = "account" | "amount";

const { params, body } = campaignRoutes.adjustPoints;

/** People also write the minus sign of printed books. */
const numberIn = (typed: string): number => {
  const written = typed.replaceAll(/\s/g, "").replace("−", "-");
  return written === "" ? Number.NaN : Number(written);
};

/** What is asked for, or which of it is wrong. */
export const checkAdjustment = (typed: {
  readonly account: string;
  readonly amount: string;
}): { adjustment: Adjustment | undefined; faults: ReadonlySet<Fault> } => {
  const userId = params.shape.userId.safeParse(typed.account.trim());
  const amount = body.shape.amount.safeParse(numberIn(typed.amount));
  if (userId.success && amount.success)
    return { adjustment: { userId: userId.data, amount: amount.data }, faults: new Set() };
  const faults = new Set<Fault>();
  if (!userId.success) faults.add("account");
  if (!amount.success) faults.add("amount");
  return { adjustment: undefined, faults };
};
