import * as z from "zod";
import { CardCheck } from "#contract/people/identity-reviews.ts";

/** Listed as open until it is decided. */
export const IdentityReviewItem = z.object({
  entity: z.literal("identityReview"),
  id: z.string(),
  userId: z.string(),
  uploadId: z.string(),
  state: z.enum(["open", "approved", "rejected"]),
  /** Compared with the card; an approval verifies them. */
  fullName: z.string(),
  personalNumberMac: z.string(),
  personalNumberMasked: z.string(),
  personalNumberCheck: CardCheck,
  nameCheck: CardCheck,
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  decidedBy: z.string().optional(),
  reason: z.string().optional(),
  /** Epoch seconds; an open request expires with its photo. */
  expiresAt: z.number().int().optional(),
});
export type IdentityReviewItem = z.infer<typeof IdentityReviewItem>;

/** Outlives its request, so that the owner learns that nobody decided. */
export const NewestIdentityReviewItem = z.object({
  entity: z.literal("newestIdentityReview"),
  userId: z.string(),
  reviewId: z.string(),
  requestedAt: z.iso.datetime(),
  /** Epoch seconds; set while open. Until then no other request is possible. */
  openUntil: z.number().int().optional(),
});
export type NewestIdentityReviewItem = z.infer<typeof NewestIdentityReviewItem>;
