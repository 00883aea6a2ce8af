import type { Quote } from "#contract/points/purchases.ts";
import { findCampaign } from "#lambdas/points/campaigns/find-campaign.ts";
import { packageOf, readPackages } from "./packages.ts";
import { quoteFor } from "./price.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";

/** Keeps callers from guessing campaign codes. */
const codeAttemptLimit: RateLimit = { what: "campaign-codes", max: 20, window: seconds(600) };

type QuoteRequest = { readonly packageId: string; readonly code?: string | undefined };

export const quote = async (
  { table, system }: Pick<PurchasesContext, "table" | "system">,
  userId: string,
  { packageId, code }: QuoteRequest,
): Promise<Quote> => {
  const wanted = packageOf(await readPackages(table), packageId);
  if (code === undefined) return quoteFor(wanted);
  const now = system.now();
  await countAgainst(table, codeAttemptLimit, userId, now);
  const { campaign } = await findCampaign(table, { userId, code, packageId, now });
  return quoteFor(wanted, campaign);
};
