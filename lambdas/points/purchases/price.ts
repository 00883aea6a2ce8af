import type { CampaignEffect } from "#contract/points/campaigns.ts";
import { type PointsPackage, type Quote } from "#contract/points/purchases.ts";
import { vatIn } from "#contract/platform/vat.ts";

type Applied = { readonly code: string; readonly effect: CampaignEffect };

export const quoteFor = (
  { id: packageId, points, price: fullPrice }: PointsPackage,
  campaign?: Applied,
): Quote => {
  const { code, effect } = campaign ?? {};
  const price =
    effect?.kind === "percent" ? Math.round((fullPrice * (100 - effect.percent)) / 100) : fullPrice;
  const bonusPoints = effect?.kind === "bonus" ? effect.points : 0;
  return {
    packageId,
    fullPrice,
    price,
    vat: vatIn(price),
    points: points + bonusPoints,
    bonusPoints,
    ...(code !== undefined && { code }),
  };
};
