import * as z from "zod";

export const DepartureItem = z.object({
  entity: z.literal("departure"),
  bikeId: z.string(),
  ownerId: z.string(),
  at: z.iso.datetime(),
  /** The time at which the messages about it are deleted. */
  dueAt: z.iso.datetime(),
});
export type DepartureItem = z.infer<typeof DepartureItem>;
