import * as z from "zod";
import { AnalysisId } from "./analysis.ts";
import { Bike, BikeId, Visibility } from "./bike.ts";
import { BikeColour, BikeType } from "./bike-types.ts";
import { FrameNumber, TypedFrameNumber } from "./frame-number.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";

/** The receipt link works for five minutes. */
export const OwnBike = Bike.extend({
  receiptUrl: z.string().optional(),
  visibility: Visibility,
  /** The UUID of the sticker: `/qr/{qrUid}` opens the bike's page. */
  qrUid: z.string().optional(),
  /** Set while a buyer has not accepted yet. */
  openTransferId: z.string().optional(),
  /** Set until the dispute about the bike's owner is closed. */
  openDisputeId: z.string().optional(),
  /** Set until the bike's ad ends. */
  openListingId: z.string().optional(),
  /** Whole kronor, while the ad is shown. */
  salePrice: z.number().int().optional(),
  /** The owner's latest ad that an administrator removed. `barred`: the bike may not be advertised again. */
  removedAd: z.object({ caseId: z.string(), barred: z.boolean() }).optional(),
});
export type OwnBike = z.infer<typeof OwnBike>;

export const ListedBike = Bike.extend({
  /** Number of people who have reported finding it in the current theft. Absent instead of zero. */
  finders: z.number().int().min(1).optional(),
});
export type ListedBike = z.infer<typeof ListedBike>;

/**
 * Personal details, price and verification are absent: the server takes them from the account and
 * the stored analysis.
 */
export const NewBike = z.object({
  frameNumber: TypedFrameNumber,
  analysisId: AnalysisId,
  type: BikeType,
  brand: requiredText(60),
  model: requiredText(60),
  color: BikeColour,
  name: optionalText(60),
  description: optionalText(1000),
  city: optionalText(60),
  batterySerialNumber: optionalText(40),
  /** Asks an administrator to check a receipt that did not pass. */
  manualReview: z.boolean().default(false),
  /** The code of a sticker that is on no bike yet. */
  stickerUid: z.uuid().toLowerCase().optional(),
});
export type NewBike = z.infer<typeof NewBike>;

export const BikeSort = z.enum(["newest", "name", "status"]);
export type BikeSort = z.infer<typeof BikeSort>;

/** `status`: stolen bikes first, then those under review. */
export const BikesQuery = PageQuery.extend({ sort: BikeSort.default("newest") });
export type BikesQuery = z.infer<typeof BikesQuery>;

export const Registration = z.object({
  bike: Bike,
  pointsBefore: z.number().int(),
  pointsAfter: z.number().int(),
});
export type Registration = z.infer<typeof Registration>;

/**
 * `own`: the caller has registered this number. `resembles-stolen`: it looks like the number of a
 * stolen bike.
 */
export const FrameNumberAvailability = z.object({
  frameNumber: z.string(),
  availability: z.enum(["free", "own", "taken", "stolen", "resembles-stolen"]),
});
export type FrameNumberAvailability = z.infer<typeof FrameNumberAvailability>;

export const bikeRoutes = defineRoutes({
  registerBike: {
    method: "POST",
    path: "/bikes",
    access: "customer",
    needsTerms: true,
    summary: "Register a bike for 100 points",
    body: NewBike,
    response: Registration,
    idempotent: true,
    problems: [
      "analysis-not-found",
      "analysis-of-other-images",
      "receipt-not-verified",
      "upload-already-used",
      "identity-level-too-low",
      "personal-number-missing",
      "insufficient-points",
      "frame-number-taken",
      "frame-number-resembles-stolen",
      "qr-code-taken",
    ],
  },
  listBikes: {
    method: "GET",
    path: "/bikes",
    access: "customer",
    summary: "List your bikes in a chosen order",
    query: BikesQuery,
    response: pageOf(ListedBike),
    problems: ["invalid-cursor"],
  },
  getBike: {
    method: "GET",
    path: "/bikes/{bikeId}",
    access: "customer",
    summary: "Get one of your bikes",
    params: z.object({ bikeId: BikeId }),
    response: OwnBike,
    problems: ["bike-not-found"],
  },
  changeVisibility: {
    method: "PATCH",
    path: "/bikes/{bikeId}/visibility",
    access: "customer",
    summary: "Show or hide fields of your bike; fields that are not named stay as they are",
    params: z.object({ bikeId: BikeId }),
    body: Visibility.partial(),
    response: OwnBike,
    problems: ["bike-not-found"],
  },
  checkFrameNumber: {
    method: "GET",
    path: "/frame-numbers/{frameNumber}",
    access: "customer",
    summary: "Check whether a frame number is free to register",
    params: z.object({ frameNumber: FrameNumber }),
    reads: "numbers",
    response: FrameNumberAvailability,
    problems: [],
  },
});
