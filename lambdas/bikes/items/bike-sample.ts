import * as z from "zod";

/** A bike whose receipt was approved automatically waits for an administrator to look too. */
export const BikeSampleItem = z.object({
  entity: z.literal("bikeSample"),
  bikeId: z.string(),
  createdAt: z.iso.datetime(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
