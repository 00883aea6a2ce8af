import * as z from "zod";
import { BikeReading, ReceiptChecks } from "#contract/bikes/analysis.ts";
import { IdentityLevel } from "#contract/people/accounts.ts";
import { Bike, BikeId } from "#contract/bikes/bike.ts";
import { ReviewReason } from "#contract/bikes/bike-types.ts";
import { Correction, CorrectionId } from "#contract/bikes/bike-changes.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

const Owner = z.object({ fullName: z.string(), email: z.string() });

const ListedBikeReview = z.object({
  bike: Bike,
  /** `sample`: a machine approved the receipt, and the nightly draw chose the bike for a review. */
  reason: z.enum([...ReviewReason.options, "sample"]).optional(),
  /** Another active bike has a similar frame number. */
  possibleDuplicate: z.boolean(),
  owner: Owner.optional(),
});
export type ListedBikeReview = z.infer<typeof ListedBikeReview>;

/** Picture links expire after five minutes. */
const OpenedBikeReview = ListedBikeReview.extend({
  receiptUrl: z.string().optional(),
  checks: ReceiptChecks.optional(),
  reading: BikeReading.optional(),
  /** The frame number that the receipt was checked against. */
  frameNumberRead: z.string().optional(),
  owner: Owner.extend({
    identityLevel: IdentityLevel,
    personalNumberMasked: z.string().optional(),
  }).optional(),
  /** Active bikes with similar frame numbers. */
  lookalikes: z.array(z.object({ bikeId: BikeId, frameNumber: z.string(), stolen: z.boolean() })),
  former: z.array(
    z.object({
      bikeId: BikeId,
      owner: Owner.optional(),
      sameOwner: z.boolean(),
      /** The name of a store that held the number and returned it. */
      store: z.string().optional(),
      deletedAt: z.iso.datetime(),
    }),
  ),
  /** Bikes registered with the same or a similar receipt. */
  sameReceipt: z.array(
    z.object({
      bikeId: BikeId,
      frameNumber: z.string(),
      owner: Owner.optional(),
      sameOwner: z.boolean(),
      receiptUrl: z.string().optional(),
    }),
  ),
  formerNumbers: z.array(z.string()),
});
export type OpenedBikeReview = z.infer<typeof OpenedBikeReview>;

/** The reason is sent to the owner. */
export const BikeDecision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500) }),
]);
export type BikeDecision = z.infer<typeof BikeDecision>;

/** A requested correction beside the present values. */
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
    path: "/admin/bike-cases/reviews",
    access: "admin",
    summary: "List bikes under review, oldest first, and last those drawn for a second look",
    query: PageQuery,
    response: pageOf(ListedBikeReview),
    problems: ["invalid-cursor"],
  },
  openBikeReview: {
    method: "GET",
    path: "/admin/bike-cases/reviews/{bikeId}",
    access: "admin",
    summary: "Get a bike under review with its receipt; the view is recorded",
    params: ByBike,
    response: OpenedBikeReview,
    problems: ["bike-not-found", "bike-review-decided"],
  },
  decideBikeReview: {
    method: "POST",
    path: "/admin/bike-cases/reviews/{bikeId}/decision",
    access: "admin",
    summary: "Approve a bike, or reject it and refund the points",
    params: ByBike,
    body: BikeDecision,
    response: z.object({}),
    problems: [
      "bike-not-found",
      "bike-review-decided",
      "bike-has-new-owner",
      "bike-has-open-transfer",
      "case-claimed",
    ],
  },
});

export const correctionRoutes = defineRoutes({
  listOpenCorrections: {
    method: "GET",
    path: "/admin/bike-cases/corrections",
    access: "admin",
    summary: "List requested corrections, oldest first",
    query: PageQuery,
    response: pageOf(ListedCorrection),
    problems: ["invalid-cursor"],
  },
  decideCorrection: {
    method: "POST",
    path: "/admin/bike-cases/corrections/{bikeId}/{correctionId}/decision",
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
