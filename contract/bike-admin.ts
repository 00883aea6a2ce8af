import * as z from "zod";
import { BikeReading, ReceiptChecks } from "./analysis.ts";
import { IdentityLevel } from "#contract/accounts.ts";
import { Bike, BikeId } from "#contract/bike.ts";
import { ReviewReason } from "#contract/bike-types.ts";
import { Correction, CorrectionId } from "#contract/bike-changes.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

const Owner = z.object({ fullName: z.string(), email: z.string() });

/** A bike that waits for an administrator. */
const ListedBikeReview = z.object({
  bike: Bike,
  reason: ReviewReason.optional(),
  /** Another active bike's number looks the same. */
  possibleDuplicate: z.boolean(),
  owner: Owner.optional(),
});
export type ListedBikeReview = z.infer<typeof ListedBikeReview>;

/** A bike with everything needed to decide. The links open pictures for five minutes. */
const OpenedBikeReview = ListedBikeReview.extend({
  receiptUrl: z.string().optional(),
  checks: ReceiptChecks.optional(),
  reading: BikeReading.optional(),
  /** The number that the receipt was read against. */
  frameNumberRead: z.string().optional(),
  owner: Owner.extend({
    identityLevel: IdentityLevel,
    personalNumberMasked: z.string().optional(),
  }).optional(),
  /** Active bikes whose numbers look the same. */
  lookalikes: z.array(z.object({ bikeId: BikeId, frameNumber: z.string(), stolen: z.boolean() })),
  /** Deleted bikes that had the number. */
  former: z.array(
    z.object({
      bikeId: BikeId,
      owner: Owner.optional(),
      sameOwner: z.boolean(),
      deletedAt: z.iso.datetime(),
    }),
  ),
  /** Bikes that were registered with the same receipt, or one that looks the same, each with its own. */
  sameReceipt: z.array(
    z.object({
      bikeId: BikeId,
      frameNumber: z.string(),
      owner: Owner.optional(),
      sameOwner: z.boolean(),
      receiptUrl: z.string().optional(),
    }),
  ),
  /** Numbers the bike had before. */
  formerNumbers: z.array(z.string()),
});
export type OpenedBikeReview = z.infer<typeof OpenedBikeReview>;

/** The reason is sent to the owner. */
export const BikeDecision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500) }),
]);
export type BikeDecision = z.infer<typeof BikeDecision>;

/** A correction beside what stands in the register now. */
const ListedCorrection = Correction.extend({
  bike: Bike.pick({
    frameNumber: true,
    brand: true,
    model: true,
    type: true,
    status: true,
    registeredAt: true,
  }),
  owner: Owner.optional(),
});
export type ListedCorrection = z.infer<typeof ListedCorrection>;

const ByBike = z.object({ bikeId: BikeId });

export const bikeReviewRoutes = defineRoutes({
  listBikeReviews: {
    method: "GET",
    path: "/admin/bike-reviews",
    access: "admin",
    summary: "List the bikes that wait for a decision, oldest first",
    query: PageQuery,
    response: pageOf(ListedBikeReview),
    problems: ["invalid-cursor"],
  },
  openBikeReview: {
    method: "GET",
    path: "/admin/bike-reviews/{bikeId}",
    access: "admin",
    summary: "Get a bike that waits for a decision, with its receipt; the view is recorded",
    params: ByBike,
    response: OpenedBikeReview,
    problems: ["bike-not-found", "bike-review-decided"],
  },
  decideBikeReview: {
    method: "POST",
    path: "/admin/bike-reviews/{bikeId}/decision",
    access: "admin",
    summary: "Approve a bike, or reject it and refund the points",
    params: ByBike,
    body: BikeDecision,
    response: z.object({}),
    problems: ["bike-not-found", "bike-review-decided", "case-claimed"],
  },
});

export const correctionRoutes = defineRoutes({
  listOpenCorrections: {
    method: "GET",
    path: "/admin/corrections",
    access: "admin",
    summary: "List the corrections that owners have asked for, oldest first",
    query: PageQuery,
    response: pageOf(ListedCorrection),
    problems: ["invalid-cursor"],
  },
  decideCorrection: {
    method: "POST",
    path: "/admin/corrections/{bikeId}/{correctionId}/decision",
    access: "admin",
    summary: "Approve a correction, or reject it with a reason",
    params: z.object({ bikeId: BikeId, correctionId: CorrectionId }),
    body: BikeDecision,
    response: Correction,
    problems: [
      "correction-not-found",
      "correction-decided",
      "case-claimed",
      "stolen-cannot-be-edited",
      "frame-number-taken",
      "frame-number-resembles-stolen",
    ],
  },
});
