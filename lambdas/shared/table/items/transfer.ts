import * as z from "zod";
import { TransferState } from "#contract/transfers.ts";
import { TransferTerms } from "#contract/transfer-terms.ts";
import { Signed, SoldBike } from "./signing.ts";

/** A signature, and the SHA-256 of the text that it is under. */
export const TransferSignature = Signed.extend({ text: z.string(), hash: z.string() });
export type TransferSignature = z.infer<typeof TransferSignature>;

/** A bike that is sold or given away. Stands in the list of open ones as long as it waits for its buyer. */
export const TransferItem = z.object({
  entity: z.literal("transfer"),
  id: z.string(),
  bikeId: z.string(),
  sellerId: z.string(),
  /** The account that has the buyer's address. */
  buyerId: z.string().optional(),
  state: TransferState,
  endedByTheft: z.boolean().optional(),
  reason: z.string().optional(),
  /** One more with every change of the terms. What was signed for another one does not count. */
  version: z.number().int(),
  changed: z.array(z.string()),
  bike: SoldBike,
  terms: TransferTerms,
  sellerSignature: TransferSignature,
  buyerSignature: TransferSignature.optional(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The day of the newest reminder, counted from the beginning. */
  remindedOn: z.number().int().optional(),
  endedAt: z.iso.datetime().optional(),
  receiptNumber: z.string().optional(),
});
export type TransferItem = z.infer<typeof TransferItem>;

/** A bike that somebody has handed over. Leads to what of theirs stays behind with it: the bike itself knows only its present owner's. */
export const HandoverItem = z.object({
  entity: z.literal("handover"),
  userId: z.string(),
  bikeId: z.string(),
  at: z.iso.datetime(),
  receiptUploadId: z.string().optional(),
  analysisId: z.string().optional(),
});
export type HandoverItem = z.infer<typeof HandoverItem>;
