import * as z from "zod";
import { BikeId } from "./bike.ts";
import { BikeColour, BikeType } from "./bike-types.ts";
import { OwnBike } from "./bikes.ts";
import { TypedFrameNumber } from "./frame-number.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { removableText, requiredText } from "#contract/platform/text.ts";
import { UploadId } from "#contract/platform/uploads.ts";

/** Counted from registration. */
export const hoursToCorrect = 24;

export const maxNumberCorrections = 3;

export const identifying = ["frameNumber", "brand", "model", "type"] as const;

/** Fields in `identifying` can be changed only within `hoursToCorrect` hours of registration. */
export const BikeEdit = z.object({
  name: removableText(60),
  color: BikeColour.optional(),
  description: removableText(1000),
  city: removableText(60),
  batterySerialNumber: removableText(40),
  /** An uploaded photo that no bike uses yet. */
  photoUploadId: UploadId.optional(),
  frameNumber: TypedFrameNumber.optional(),
  brand: requiredText(60).optional(),
  model: requiredText(60).optional(),
  type: BikeType.optional(),
});
export type BikeEdit = z.infer<typeof BikeEdit>;

export const CorrectionId = z.string().regex(/^correction_[0-9A-Za-z]{20,40}$/);

/** Once a bike's identifying fields are locked, only an administrator can correct them. */
export const CorrectionRequest = z.object({
  frameNumber: TypedFrameNumber.optional(),
  brand: requiredText(60).optional(),
  model: requiredText(60).optional(),
  type: BikeType.optional(),
  reason: requiredText(500),
});
export type CorrectionRequest = z.infer<typeof CorrectionRequest>;

export const Correction = z.object({
  id: CorrectionId,
  bikeId: BikeId,
  state: z.enum(["open", "approved", "rejected"]),
  request: CorrectionRequest,
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  answer: z.string().optional(),
});
export type Correction = z.infer<typeof Correction>;

const ById = z.object({ bikeId: BikeId });

export const bikeChangeRoutes = defineRoutes({
  editBike: {
    method: "PATCH",
    path: "/bikes/{bikeId}",
    access: "customer",
    summary: "Change your bike",
    params: ById,
    body: BikeEdit,
    response: OwnBike,
    problems: [
      "bike-not-found",
      "stolen-cannot-be-edited",
      "bike-locked",
      "battery-already-stolen",
      "upload-not-found",
      "upload-already-used",
      "frame-number-taken",
      "frame-number-resembles-stolen",
    ],
  },
  deleteBike: {
    method: "DELETE",
    path: "/bikes/{bikeId}",
    access: "customer",
    summary: "Remove your bike from the register; its frame number can be registered again",
    params: ById,
    response: z.object({}),
    problems: ["bike-not-found", "stolen-cannot-be-deleted", "bike-has-open-order"],
  },
  requestCorrection: {
    method: "POST",
    path: "/bikes/{bikeId}/corrections",
    access: "customer",
    summary: "Ask an administrator to correct a locked field",
    params: ById,
    body: CorrectionRequest,
    response: Correction,
    idempotent: true,
    problems: ["bike-not-found", "stolen-cannot-be-edited", "correction-open", "nothing-to-change"],
  },
  listCorrections: {
    method: "GET",
    path: "/bikes/{bikeId}/corrections",
    access: "customer",
    summary: "List the corrections you have asked for, newest first",
    params: ById,
    response: z.object({ items: z.array(Correction) }),
    problems: ["bike-not-found"],
  },
});
