import * as z from "zod";

/** A buyer's question to a seller. It names neither side and expires after a day. */
export const SellerQuestionItem = z.object({
  entity: z.literal("sellerQuestion"),
  frameNumber: z.string(),
  town: z.string().optional(),
  listingId: z.string().optional(),
  askedAt: z.iso.datetime(),
  outcome: z.enum(["confirmed", "refused", "not-owner"]).optional(),
  answeredAt: z.iso.datetime().optional(),
  /** Set once the owner has confirmed, like the fields below. */
  code: z.string().optional(),
  bikeId: z.string().optional(),
  /** The version of the bike for which the confirmation holds. */
  bikeVersion: z.number().int().optional(),
  isFromAd: z.boolean().optional(),
  expiresAt: z.number().int(),
});
export type SellerQuestionItem = z.infer<typeof SellerQuestionItem>;
