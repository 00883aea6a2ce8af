import * as z from "zod";

/** Listed for both people while open, and kept afterwards while it prevents a new request. */
export const TransferRequestItem = z.object({
  entity: z.literal("transferRequest"),
  id: z.string(),
  bikeId: z.string(),
  bike: z.object({ brand: z.string(), model: z.string() }),
  ownerId: z.string(),
  askerId: z.string(),
  text: z.string().optional(),
  askerPays: z.boolean().optional(),
  state: z.enum(["open", "approved", "refused", "withdrawn"]),
  createdAt: z.iso.datetime(),
  /** Last moment for an answer. */
  endsAt: z.iso.datetime(),
  transferId: z.string().optional(),
  expiresAt: z.number().int(),
});
export type TransferRequestItem = z.infer<typeof TransferRequestItem>;
