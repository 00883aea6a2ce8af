import * as z from "zod";
import type { StreamChange } from "#lambdas/platform/table/stream.ts";

const StreamImage = z.object({
  entity: z.string(),
  id: z.string().optional(),
  openListingId: z.string().optional(),
});

/** The ids of the ads touched by a change: the ad itself, or the ad of a bike before and after. */
export const adsIn = ({ before, after }: StreamChange): string[] => {
  const images = [before, after]
    .filter((image) => image !== undefined)
    .map((image) => StreamImage.parse(image));
  const ids = images.map(({ entity, id, openListingId }) => (entity === "listing" ? id : openListingId));
  return [...new Set(ids.filter((id) => id !== undefined))];
};
