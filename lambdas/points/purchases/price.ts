import type { CampaignEffect } from "#contract/points/campaigns.ts";
import { type PointsPackage, type Quote } from "#contract/points/purchases.ts";
import { vatIn } from "#contract/platform/vat.ts";

type Applied = { readonly code: string; readonly effect: CampaignEffect };

export const quoteFor = (offer: PointsPackage, campaign?: Applied, quantity = 1): Quote => {
  const { id: packageId } = offer;
  const [points, fullPrice] = [offer.points * quantity, offer.price * quantity];
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
