import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { Campaign } from "#contract/points/campaigns.ts";
import type { ProblemCode } from "#contract/platform/problems.ts";
import type { CampaignItem } from "#lambdas/points/items/campaign.ts";

export const campaignState = (campaign: CampaignItem, now: Date): Campaign["state"] => {
  const today = isoDate(swedishDate(now));
  if (campaign.validTo < today) return "ended";
  if (campaign.stoppedAt !== undefined) return "stopped";
  if (today < campaign.validFrom) return "coming";
  return campaign.taken < campaign.most ? "running" : "exhausted";
};

const problems = {
  // A planned campaign is not announced.
  coming: "campaign-code-unknown",
  stopped: "campaign-code-expired",
  ended: "campaign-code-expired",
  exhausted: "campaign-code-exhausted",
} as const satisfies Partial<Record<Campaign["state"], ProblemCode>>;

export const campaignProblem = (
  campaign: CampaignItem | undefined,
  packageId: string,
  now: Date,
): ProblemCode | undefined => {
  if (!campaign) return "campaign-code-unknown";
  const state = campaignState(campaign, now);
  if (state !== "running") return problems[state];
  const { packages } = campaign;
  return packages.length > 0 && !packages.includes(packageId) ? "campaign-code-not-for-package" : undefined;
};
