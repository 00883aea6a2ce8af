import * as z from "zod";
import { TransferState } from "#contract/ownership/transfers.ts";
import { AgreedTerms } from "#contract/ownership/transfer-terms.ts";
import { KnownBuyer, Signed, SoldBike } from "./signing.ts";

/** `hash` is the SHA-256 of `text`. Signatures older than the numbers have no `wording`. */
export const TransferSignature = Signed.extend({
  text: z.string(),
  hash: z.string(),
  wording: z.number().int().optional(),
});
export type TransferSignature = z.infer<typeof TransferSignature>;

/** Indexed as open until the buyer answers. */
export const TransferItem = z.object({
  entity: z.literal("transfer"),
  id: z.string(),
  bikeId: z.string(),
  sellerId: z.string(),
  /** Set when someone other than the seller pays. */
  payerId: z.string().optional(),
  /** Absent until the buyer has an account. */
  buyerId: z.string().optional(),
  /** Set when the seller knows the buyer without their address. */
  buyer: KnownBuyer.optional(),
  /** True if the seller may not write to the account at the buyer's address. The seller does not learn this. */
  isWithheld: z.literal(true).optional(),
  /** Set when the buyer had no account; the link is derived from `salt`. */
  invitation: z.object({ salt: z.string() }).optional(),
  /** The person who opened the invitation with another address and waits for the seller to confirm. */
  openedBy: z.object({ userId: z.string(), name: z.string(), at: z.iso.datetime() }).optional(),
  state: TransferState,
  endedByTheft: z.boolean().optional(),
  reason: z.string().optional(),
  /** Rises with every change of terms; signatures of earlier versions do not count. */
  version: z.number().int(),
  changed: z.array(z.string()),
  /** The price before the newest change of it; null for a gift. */
  formerPrice: z.number().int().nullable().optional(),
  bike: SoldBike,
  terms: AgreedTerms,
  sellerSignature: TransferSignature,
  /** Evidence of the seller's earlier signatures. */
  formerEvidence: z.array(z.string()).optional(),
  buyerSignature: TransferSignature.optional(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Day of the latest reminder, counted from the offer. */
  remindedOn: z.number().int().optional(),
  /** Time of the seller's latest reminder. */
  remindedAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
  receiptNumber: z.string().optional(),
  receiptCode: z.string().optional(),
});
export type TransferItem = z.infer<typeof TransferItem>;

/**
 * Points from a former owner to their files, which the bike no longer references, so that erasure finds them.
 */
export const HandoverItem = z.object({
  entity: z.literal("handover"),
  userId: z.string(),
  bikeId: z.string(),
  at: z.iso.datetime(),
  receiptUploadId: z.string().optional(),
  analysisId: z.string().optional(),
});
export type HandoverItem = z.infer<typeof HandoverItem>;

/** Keyed by the hash of its link. Holds no address; the transfer does. */
export const InvitationItem = z.object({
  entity: z.literal("invitation"),
  transferId: z.string(),
  endsAt: z.iso.datetime(),
  usedBy: z.string().optional(),
  usedAt: z.iso.datetime().optional(),
  /** Set when a newer link was mailed. */
  replacedAt: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type InvitationItem = z.infer<typeof InvitationItem>;
