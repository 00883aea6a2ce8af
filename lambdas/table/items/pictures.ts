import * as z from "zod";
import { BikeReading, ReceiptChecks } from "#contract/analyses.ts";
import { UploadKind } from "#contract/uploads.ts";

export const UploadItem = z.object({
  entity: z.literal("upload"),
  id: z.string(),
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
  /** Epoch seconds; a bike keeps its pictures for good, an ID card always goes. */
  expiresAt: z.number().int().optional(),
});
export type UploadItem = z.infer<typeof UploadItem>;

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
  createdAt: z.iso.datetime(),
  expiresAt: z.number().int().optional(),
});
export type AnalysisItem = z.infer<typeof AnalysisItem>;
