import * as z from "zod";
import { BikeColour, BikeType } from "./bike-types.ts";
import { FrameNumber } from "./frame-number.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { UploadId } from "#contract/platform/uploads.ts";

export const AnalysisId = z.string().regex(/^analysis_[0-9A-Za-z]{20,40}$/);

/** In percent. A reading below this is shown but never prefilled. */
export const prefillConfidence = 60;

/** `photo` also where the receipt agrees. */
const ReadFrom = z.enum(["photo", "receipt"]);
export type ReadFrom = z.infer<typeof ReadFrom>;

const reading = <T extends z.ZodType>(value: T) =>
  z.object({ value, confidence: z.number().min(0).max(100), from: ReadFrom.optional() }).optional();

/** The bicycle according to the photo and the receipt. Fields that could not be read are absent. */
export const BikeReading = z.object({
  brand: reading(z.string()),
  model: reading(z.string()),
  color: reading(BikeColour),
  type: reading(BikeType),
});
export type BikeReading = z.infer<typeof BikeReading>;

/**
 * `match`: read with certainty where the receipt names the frame. `likely`: read with doubt, or
 * looks the same; the owner compares it and an administrator checks it.
 */
export const FrameNumberCheck = z.enum(["match", "likely", "mismatch", "missing"]);

/** The outcome only, never the numbers and names themselves. */
export const ReceiptChecks = z.object({
  frameNumber: FrameNumberCheck,
  personalNumber: z.boolean(),
  seller: z.boolean(),
});
export type ReceiptChecks = z.infer<typeof ReceiptChecks>;

export const isVerified = (checks: ReceiptChecks): boolean =>
  checks.frameNumber === "match" && checks.personalNumber && checks.seller;

/** True if only certainty about the frame number is missing. */
export const isAlmostVerified = (checks: ReceiptChecks): boolean =>
  checks.frameNumber === "likely" && checks.personalNumber && checks.seller;

export const NewAnalysis = z.object({
  frameNumber: FrameNumber,
  receiptUploadId: UploadId,
  bikePhotoUploadId: UploadId.optional(),
});
export type NewAnalysis = z.infer<typeof NewAnalysis>;

export const Analysis = z.object({
  id: AnalysisId,
  frameNumber: z.string(),
  bike: BikeReading,
  checks: ReceiptChecks,
  /** The number at the receipt's frame label, if it differs or was read with doubt. It is not stored. */
  frameNumberRead: z.string().optional(),
  verified: z.boolean(),
});
export type Analysis = z.infer<typeof Analysis>;

/** The surest first. A person compares each with the frame. */
export const FrameReadings = z.object({
  readings: z.array(z.object({ frameNumber: z.string(), confidence: z.number().min(0).max(100) })).max(3),
});
export type FrameReadings = z.infer<typeof FrameReadings>;

export const analysisRoutes = defineRoutes({
  analyse: {
    method: "POST",
    path: "/analyses",
    access: "signed-in",
    summary: "Read a receipt, and a photo if there is one, and compare them with a frame number",
    body: NewAnalysis,
    response: Analysis,
    problems: [
      "upload-not-found",
      "upload-already-used",
      "personal-number-missing",
      "analysis-failed",
      "analysis-limit-reached",
    ],
  },
  readFrameNumber: {
    method: "POST",
    path: "/store/frame-number-readings",
    access: "store",
    summary: "Read a frame number from a picture of the frame",
    body: z.object({ uploadId: UploadId }),
    response: FrameReadings,
    problems: [
      "forbidden",
      "store-suspended",
      "upload-not-found",
      "upload-already-used",
      "analysis-failed",
      "analysis-limit-reached",
    ],
  },
});
