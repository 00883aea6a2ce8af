import * as z from "zod";
import { BikeReading, ReceiptChecks } from "#contract/bikes/analysis.ts";
import { UploadKind } from "#contract/office/bug-pictures.ts";

export const UploadItem = z.object({
  entity: z.literal("upload"),
  id: z.string(),
  /** A person, or the bug report of a visitor without an account. */
  ownerId: z.string(),
  kind: UploadKind,
  /** `ready` after the check, `claimed` once a bike, a store or an ID review uses it. */
  state: z.enum(["started", "ready", "claimed"]),
  contentType: z.string(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  sha256: z.string().optional(),
  /** 64 bits in hex, similar for similar pictures. */
  perceptualHash: z.string().optional(),
  createdAt: z.iso.datetime(),
  /** Epoch seconds. Pictures of bikes have no expiry, ID cards and bug pictures always do. */
  expiresAt: z.number().int().optional(),
});
export type UploadItem = z.infer<typeof UploadItem>;

/** Hashes by which the same receipt is recognised. */
export const ReceiptFacts = z.object({
  seller: z.string().optional(),
  number: z.string().optional(),
  date: z.string().optional(),
  total: z.string().optional(),
});
export type ReceiptFacts = z.infer<typeof ReceiptFacts>;

const ReceiptUse = z.object({
  bikeId: z.string(),
  /** Deleted with the account; the receipt is still recognised without it. */
  ownerId: z.string().optional(),
  frameNumber: z.string(),
  perceptualHash: z.string().optional(),
  facts: ReceiptFacts,
});
export type ReceiptUse = z.infer<typeof ReceiptUse>;

/** Uses of receipts that share a fingerprint: the number at one seller, or a part of the perceptual hash. */
const ReceiptPrint = z.object({
  print: z.string(),
  uses: z.array(ReceiptUse),
  /** 0 before the first use. */
  version: z.number().int(),
});
export type ReceiptPrint = z.infer<typeof ReceiptPrint>;

export const ReceiptPrintItem = ReceiptPrint.extend({ entity: z.literal("receiptPrint") });
export type ReceiptPrintItem = z.infer<typeof ReceiptPrintItem>;

export const AnalysisItem = z.object({
  entity: z.literal("analysis"),
  id: z.string(),
  ownerId: z.string(),
  frameNumber: z.string(),
  receiptUploadId: z.string(),
  bikePhotoUploadId: z.string().optional(),
  bike: BikeReading,
  checks: ReceiptChecks,
  verified: z.boolean(),
  receiptFacts: ReceiptFacts.default({}),
  /** Copied from the receipt, to save the registration a read. */
  perceptualHash: z.string().optional(),
  /** Hashes of the frame numbers on the receipt. */
  frameNumbersNamed: z.array(z.string()).default([]),
  /** The fingerprints at the time of the analysis, to save the registration a read. Removed by the registration. */
  receiptPrints: z.array(ReceiptPrint).optional(),
  createdAt: z.iso.datetime(),
  expiresAt: z.number().int().optional(),
});
export type AnalysisItem = z.infer<typeof AnalysisItem>;
