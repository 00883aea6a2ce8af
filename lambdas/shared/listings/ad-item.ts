import * as z from "zod";
import { AdCard } from "#contract/ads.ts";
import type { ListedAd } from "./ad-card.ts";

/** What every place of an ad holds: half a list would be words that each card repeats, so what is usual is left out. */
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
