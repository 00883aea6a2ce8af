import * as z from "zod";
import { Correction } from "#contract/bike-changes.ts";

/** Stands in the list of open requests as long as it is open. */
export const CorrectionItem = Correction.extend({
  entity: z.literal("correction"),
  id: z.string(),
  bikeId: z.string(),
  ownerId: z.string(),
  decidedBy: z.string().optional(),
});
export type CorrectionItem = z.infer<typeof CorrectionItem>;
