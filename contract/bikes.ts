import * as z from "zod";
import { AnalysisId } from "./analysis.ts";
import { Bike, BikeId, Visibility } from "#contract/bike.ts";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { FrameNumber, TypedFrameNumber } from "#contract/frame-number.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText, requiredText } from "#contract/text.ts";

/** One's own bike, with a link that opens its receipt for five minutes. */
export const OwnBike = Bike.extend({
  receiptUrl: z.string().optional(),
  visibility: Visibility,
  /** What its code says, a UUID: `/qr/{qrUid}` leads to its page. */
  qrUid: z.string().optional(),
  /** While it waits for a buyer to take it over. */
  openTransferId: z.string().optional(),
  /** While there is an ad for it that has not come to its end. */
  openListingId: z.string().optional(),
  /** While that ad is shown, in whole kronor. */
  salePrice: z.number().int().optional(),
  /** The newest of one's ads that was removed by an administrator, by its case; `barred` where there may be no other one. */
  removedAd: z.object({ caseId: z.string(), barred: z.boolean() }).optional(),
});
export type OwnBike = z.infer<typeof OwnBike>;

/** One's own bike in a list. */
export const ListedBike = Bike.extend({
  /** How many people have reported that they found it, of the theft that it is missed by. Absent where nobody has. */
  finders: z.number().int().min(1).optional(),
});
export type ListedBike = z.infer<typeof ListedBike>;

/** Personal details, price and verification are not here: they come from the account and the stored analysis. */
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
  /** The receipt did not pass: an administrator is asked to look at it. */
  manualReview: z.boolean().default(false),
  /** The sticker that goes onto the bike: the code of one that is on no bike yet. */
  stickerUid: z.uuid().toLowerCase().optional(),
});
export type NewBike = z.infer<typeof NewBike>;

export const BikeSort = z.enum(["newest", "name", "status"]);
export type BikeSort = z.infer<typeof BikeSort>;

/** `status`: stolen bikes first, then those that are looked at. */
export const BikesQuery = PageQuery.extend({ sort: BikeSort.default("newest") });
export type BikesQuery = z.infer<typeof BikesQuery>;

/** What came of a registration: the bike and the points that are left. */
export const Registration = z.object({
  bike: Bike,
  pointsBefore: z.number().int(),
  pointsAfter: z.number().int(),
});
export type Registration = z.infer<typeof Registration>;

/** `own`: the caller has this number already. `resembles-stolen`: a stolen bike has a number that looks the same. */
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
    response: FrameNumberAvailability,
    problems: [],
  },
});
