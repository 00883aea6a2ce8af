import * as z from "zod";
import { CardCheck } from "#contract/identity-reviews.ts";

/** Carries the key of the list of open requests as long as it is open. */
export const IdentityReviewItem = z.object({
  entity: z.literal("identityReview"),
  id: z.string(),
  userId: z.string(),
  uploadId: z.string(),
  state: z.enum(["open", "approved", "rejected"]),
  /** The name and the number that the card was compared with, and that an approval proves. */
  fullName: z.string(),
  personalNumberMac: z.string(),
  personalNumberMasked: z.string(),
  personalNumberCheck: CardCheck,
  nameCheck: CardCheck,
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  decidedBy: z.string().optional(),
  reason: z.string().optional(),
  /** Epoch seconds; an open request goes when its photo goes. */
  expiresAt: z.number().int().optional(),
});
export type IdentityReviewItem = z.infer<typeof IdentityReviewItem>;

/** Stays when the request it leads to is gone, so that its owner learns that nobody decided. */
export const NewestIdentityReviewItem = z.object({
  entity: z.literal("newestIdentityReview"),
  userId: z.string(),
  reviewId: z.string(),
  requestedAt: z.iso.datetime(),
  /** Epoch seconds; there while the request waits. Until then there can be no other. */
  openUntil: z.number().int().optional(),
});
export type NewestIdentityReviewItem = z.infer<typeof NewestIdentityReviewItem>;
