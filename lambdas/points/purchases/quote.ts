import type { Quote } from "#contract/points/purchases.ts";
import { findCampaign } from "#lambdas/points/campaigns/find-campaign.ts";
import { packageOf, readPackages } from "./packages.ts";
import { quoteFor } from "./price.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";

/** Codes can be tried, but not all of them. */
const codesTried: RateLimit = {
  what: "campaign-codes",
  most: 20,
  window: seconds(600),
  failure: "too-many-requests",
};

type Wanted = { readonly packageId: string; readonly code?: string | undefined };

/** What a package would cost and give someone. */
export const quote = async (
  { table, system }: Pick<PurchasesContext, "table" | "system">,
  userId: string,
  { packageId, code }: Wanted,
): Promise<Quote> => {
  const wanted = packageOf(await readPackages(table), packageId);
  if (code === undefined) return quoteFor(wanted);
  const now = system.now();
  await countAgainst(table, codesTried, userId, now);
  const { campaign } = await findCampaign(table, { userId, code, packageId, now });
  return quoteFor(wanted, campaign);
};
