import * as z from "zod";
import { AdCard } from "#contract/ads/ads.ts";
import type { ListedAd } from "./ad-card.ts";

/** An ad in one of its lists. Leaves out defaults, because the cards would double in size. */
export const AdItem = AdCard.extend({
  entity: z.literal("ad"),
  sk: z.string(),
  electric: z.boolean().default(false),
});
export type AdItem = z.output<typeof AdItem>;

export const adItemOf = (ad: ListedAd): Record<string, unknown> => {
  const { electric, ...card } = ad;
  return { ...card, ...(electric && { electric }) };
};
