import * as z from "zod";

/** A question to whoever sells a bike. It names neither side and expires after a day. */
export const SellerQuestionItem = z.object({
  entity: z.literal("sellerQuestion"),
  frameNumber: z.string(),
  town: z.string().optional(),
  listingId: z.string().optional(),
  askedAt: z.iso.datetime(),
  outcome: z.enum(["confirmed", "refused", "not-owner"]).optional(),
  answeredAt: z.iso.datetime().optional(),
  /** Only after a yes of the owner, like those below. */
  code: z.string().optional(),
  bikeId: z.string().optional(),
  /** The yes holds for this version of the bike. */
  bikeVersion: z.number().int().optional(),
  isFromAd: z.boolean().optional(),
  expiresAt: z.number().int(),
});
export type SellerQuestionItem = z.infer<typeof SellerQuestionItem>;
