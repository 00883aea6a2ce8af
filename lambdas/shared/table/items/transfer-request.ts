import * as z from "zod";

/** Someone asks the owner of a bike for it. Stands in the list of each of the two while it is open; stays, once answered, as long as it keeps them from asking again. */
export const TransferRequestItem = z.object({
  entity: z.literal("transferRequest"),
  id: z.string(),
  bikeId: z.string(),
  bike: z.object({ brand: z.string(), model: z.string() }),
  ownerId: z.string(),
  askerId: z.string(),
  text: z.string().optional(),
  /** A person who asks has said that they pay for the transfer. */
  askerPays: z.boolean().optional(),
  state: z.enum(["open", "approved", "refused", "withdrawn"]),
  createdAt: z.iso.datetime(),
  /** Until then the owner can answer. */
  endsAt: z.iso.datetime(),
  transferId: z.string().optional(),
  expiresAt: z.number().int(),
});
export type TransferRequestItem = z.infer<typeof TransferRequestItem>;
