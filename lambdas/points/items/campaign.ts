import * as z from "zod";
import { CampaignEffect } from "#contract/points/campaigns.ts";

export const CampaignItem = z.object({
  entity: z.literal("campaign"),
  code: z.string(),
  effect: CampaignEffect,
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  packages: z.array(z.string()),
  most: z.number().int(),
  /** Redemptions, including those of unfinished payments. Never more than `most`. */
  taken: z.number().int(),
  redeemed: z.number().int(),
  stoppedAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
});
export type CampaignItem = z.infer<typeof CampaignItem>;

/** Someone's use of a code: `held` while they pay, then `final`. */
export const RedemptionItem = z.object({
  entity: z.literal("redemption"),
  code: z.string(),
  userId: z.string(),
  purchaseId: z.string(),
  state: z.enum(["held", "final"]),
});
export type RedemptionItem = z.infer<typeof RedemptionItem>;

export const RedemptionDayItem = z.object({
  entity: z.literal("redemptionDay"),
  day: z.iso.date(),
  count: z.number().int(),
});
