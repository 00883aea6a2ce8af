import type { Campaign } from "#contract/points/campaigns.ts";
import { campaignState } from "./campaign-rules.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { type CampaignItem, RedemptionDayItem } from "#lambdas/shared/table/items/campaign.ts";
import { ranges } from "#lambdas/shared/table/keys.ts";
import { campaignPartition } from "#lambdas/shared/table/purchase-keys.ts";

const daysShown = 90;

/** A campaign as administrators see it, with its redemptions day by day. */
export const showCampaign = async (
  { table, system }: Pick<PurchasesContext, "table" | "system">,
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
