import * as z from "zod";
import { Correction } from "#contract/bikes/bike-changes.ts";

/** In the list of open requests while it is open. */
export const CorrectionItem = Correction.extend({
  entity: z.literal("correction"),
  id: z.string(),
  bikeId: z.string(),
  ownerId: z.string(),
  decidedBy: z.string().optional(),
});
export type CorrectionItem = z.infer<typeof CorrectionItem>;
