import * as z from "zod";
import { TransferState } from "#contract/transfers.ts";
import { AgreedTerms } from "#contract/transfer-terms.ts";
import { KnownBuyer, Signed, SoldBike } from "./signing.ts";

/** A signature, and the SHA-256 of the text that it is under. */
export const TransferSignature = Signed.extend({ text: z.string(), hash: z.string() });
export type TransferSignature = z.infer<typeof TransferSignature>;

/** A bike that is sold or given away. Stands in the list of open ones as long as it waits for its buyer. */
export const TransferItem = z.object({
  entity: z.literal("transfer"),
  id: z.string(),
  bikeId: z.string(),
  sellerId: z.string(),
  /** Who pays for it, where that is not the seller. */
  payerId: z.string().optional(),
  /** The account that has the buyer's address, or is known otherwise. */
  buyerId: z.string().optional(),
  /** Who the buyer is to the seller, where there is no address. */
  buyer: KnownBuyer.optional(),
  /** A person who has the address had no account when they were written to: what their link follows from. */
  invitation: z.object({ salt: z.string() }).optional(),
  /** Who has opened the invitation with an account of another address, and waits for the seller to confirm them. */
  openedBy: z.object({ userId: z.string(), name: z.string(), at: z.iso.datetime() }).optional(),
  state: TransferState,
  endedByTheft: z.boolean().optional(),
  reason: z.string().optional(),
  /** One more with every change of the terms. What was signed for another one does not count. */
  version: z.number().int(),
  changed: z.array(z.string()),
  bike: SoldBike,
  terms: AgreedTerms,
  sellerSignature: TransferSignature,
  /** Under which names the proofs of what the seller has signed before are kept. */
  formerEvidence: z.array(z.string()).optional(),
  buyerSignature: TransferSignature.optional(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The day of the newest reminder, counted from the beginning. */
  remindedOn: z.number().int().optional(),
  endedAt: z.iso.datetime().optional(),
  receiptNumber: z.string().optional(),
  /** What the code on the receipt says beside its number. */
  receiptCode: z.string().optional(),
});
export type TransferItem = z.infer<typeof TransferItem>;

/** A bike that someone has handed over. Leads to what of theirs stays behind with it: the bike itself knows only its present owner's. */
export const HandoverItem = z.object({
  entity: z.literal("handover"),
  userId: z.string(),
  bikeId: z.string(),
  at: z.iso.datetime(),
  receiptUploadId: z.string().optional(),
  analysisId: z.string().optional(),
});
export type HandoverItem = z.infer<typeof HandoverItem>;

/** The link in the mail to someone without an account, by its hash. It names no address: that stands in the transfer. */
export const InvitationItem = z.object({
  entity: z.literal("invitation"),
  transferId: z.string(),
  endsAt: z.iso.datetime(),
  usedBy: z.string().optional(),
  usedAt: z.iso.datetime().optional(),
  /** Another one was mailed instead. */
  replacedAt: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type InvitationItem = z.infer<typeof InvitationItem>;
