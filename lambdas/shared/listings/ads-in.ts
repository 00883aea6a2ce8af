import * as z from "zod";
import type { StreamChange } from "#lambdas/shared/table/stream.ts";

const Written = z.object({
  entity: z.string(),
  id: z.string().optional(),
  openListingId: z.string().optional(),
});

/** The ads that a change has to do with: one that is written, and those that a bike has or had. */
export const adsIn = ({ before, after }: StreamChange): string[] => {
  const images = [before, after].filter((image) => image !== undefined).map((image) => Written.parse(image));
  const ids = images.map(({ entity, id, openListingId }) => (entity === "listing" ? id : openListingId));
  return [...new Set(ids.filter((id) => id !== undefined))];
};
