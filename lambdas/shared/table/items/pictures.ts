import * as z from "zod";
import { BikeReading, ReceiptChecks } from "#contract/analysis.ts";
import { UploadKind } from "#contract/bug-pictures.ts";

export const UploadItem = z.object({
  entity: z.literal("upload"),
  id: z.string(),
  /** A person, or the report of a bug by someone without an account. */
  ownerId: z.string(),
  kind: UploadKind,
  /** `ready` once it has been checked and kept, `claimed` once a bike, or a request about an ID card, has it. */
  state: z.enum(["started", "ready", "claimed"]),
  contentType: z.string(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  sha256: z.string().optional(),
  /** 64 bits of brightness differences, in hex: alike for pictures that look alike. */
  perceptualHash: z.string().optional(),
  createdAt: z.iso.datetime(),
  /** Epoch seconds; a bike keeps its pictures for good, an ID card always goes, and so does the picture of a bug. */
  expiresAt: z.number().int().optional(),
});
export type UploadItem = z.infer<typeof UploadItem>;

/** What tells a receipt again, as signs that say nothing else. */
export const ReceiptFacts = z.object({
  seller: z.string().optional(),
  number: z.string().optional(),
  date: z.string().optional(),
  total: z.string().optional(),
});
export type ReceiptFacts = z.infer<typeof ReceiptFacts>;

/** A bike that was registered with a receipt. */
const ReceiptUse = z.object({
  bikeId: z.string(),
  /** Goes with the account: the receipt stays known without it. */
  ownerId: z.string().optional(),
  frameNumber: z.string(),
  perceptualHash: z.string().optional(),
  facts: ReceiptFacts,
});
export type ReceiptUse = z.infer<typeof ReceiptUse>;

/** The bikes whose receipts have something in common: their number at one seller, or a part of how the picture looks. */
const ReceiptPrint = z.object({
  print: z.string(),
  uses: z.array(ReceiptUse),
  /** 0 where nobody has used one. */
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
  /** The receipt's own, so that a registration need not wait for the picture to be looked up. */
  perceptualHash: z.string().optional(),
  /** The frame numbers that the receipt names, as signs. */
  frameNumbersNamed: z.array(z.string()).default([]),
  /** What the receipt had in common with others when it was read, so that a registration need not wait for it. Goes with the registration. */
  receiptPrints: z.array(ReceiptPrint).optional(),
  createdAt: z.iso.datetime(),
  expiresAt: z.number().int().optional(),
});
export type AnalysisItem = z.infer<typeof AnalysisItem>;
