import * as z from "zod";
import { BikeColour, BikeType } from "./bike-types.ts";
import { FrameNumber } from "./frame-number.ts";
import { defineRoutes } from "./route.ts";
import { UploadId } from "./uploads.ts";

export const AnalysisId = z.string().regex(/^analysis_[0-9A-Za-z]{20,40}$/);

/** Below this the reading is shown but never prefilled. Percent. */
export const prefillConfidence = 60;

/** Which picture says it: the photo, also where the receipt agrees, or the receipt alone. */
const ReadFrom = z.enum(["photo", "receipt"]);
export type ReadFrom = z.infer<typeof ReadFrom>;

const reading = <T extends z.ZodType>(value: T) =>
  z.object({ value, confidence: z.number().min(0).max(100), from: ReadFrom.optional() }).optional();

/** What the photo and the receipt say about the bicycle. A field that could not be read is absent. */
export const BikeReading = z.object({
  brand: reading(z.string()),
  model: reading(z.string()),
  color: reading(BikeColour),
  type: reading(BikeType),
});
export type BikeReading = z.infer<typeof BikeReading>;

/** `match`: it stands where the receipt speaks of the frame, and was read with certainty. `likely`: it was read with doubt, or looks the same: the person checks it, and an administrator looks at it. */
export const FrameNumberCheck = z.enum(["match", "likely", "mismatch", "missing"]);

/** What the receipt proves. It says only whether things were found. */
export const ReceiptChecks = z.object({
  frameNumber: FrameNumberCheck,
  personalNumber: z.boolean(),
  seller: z.boolean(),
});
export type ReceiptChecks = z.infer<typeof ReceiptChecks>;

/** A receipt proves ownership when all three checks pass. */
export const isVerified = (checks: ReceiptChecks): boolean =>
  checks.frameNumber === "match" && checks.personalNumber && checks.seller;

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
  /** What stands where the receipt names the frame, when that is another number. Only in the answer: it is not kept. */
  otherFrameNumber: z.string().optional(),
  verified: z.boolean(),
});
export type Analysis = z.infer<typeof Analysis>;

/** Numbers that a picture of a frame shows, the surest first. Each is offered to a person, who compares it with the frame. */
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
