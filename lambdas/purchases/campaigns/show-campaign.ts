import type { Campaign } from "#contract/campaigns.ts";
import { campaignState } from "#lambdas/purchases/campaigns/campaign-rules.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { type CampaignItem, RedemptionDayItem } from "#lambdas/table/items/campaign.ts";
import { campaignPartition, ranges } from "#lambdas/table/keys.ts";

const daysShown = 90;

/** A campaign as administrators see it, with its redemptions day by day. */
export const showCampaign = async (
  { table, system }: Pick<PurchasesWorld, "table" | "system">,
  campaign: CampaignItem,
): Promise<Campaign> => {
  const { code, effect, validFrom, validTo, packages, most, redeemed, createdAt } = campaign;
  const days = await table.query({
    partition: campaignPartition(code),
    prefix: ranges.redemptionDays,
    schema: RedemptionDayItem,
    limit: daysShown,
    newestFirst: true,
  });
  return {
    code,
    effect,
    validFrom,
    validTo,
    packages,
    most,
    redeemed,
    createdAt,
    byDay: days.items.map(({ day, count }) => ({ day, count })).toReversed(),
    state: campaignState(campaign, system.now()),
  };
};
