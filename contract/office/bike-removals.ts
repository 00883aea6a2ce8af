import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { PersonRef } from "#contract/platform/person-ref.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";

/** `false`: the bike does not exist or belongs to somebody else. `duplicate`: it is registered twice. */
export const RemovedAs = z.enum(["false", "duplicate"]);
export type RemovedAs = z.infer<typeof RemovedAs>;

const RemovalId = z.string().regex(/^removal_[0-9A-Za-z]{20,40}$/);
const KeptBike = z.object({ id: z.string(), frameNumber: z.string(), bike: z.string() });

/** A request to remove a bike, for a second administrator to decide. */
export const BikeRemoval = z.object({
  id: RemovalId,
  bikeId: BikeId,
  as: RemovedAs,
  bike: z.string(),
  frameNumber: z.string(),
  /** For a duplicate: the registration that stays. */
  kept: KeptBike.optional(),
  reason: z.string(),
  askedBy: PersonRef,
  /** Requested by the administrator, so another one must decide. */
  mine: z.boolean(),
  /** Someone who claimed the bike will be notified. */
  tells: z.boolean(),
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  /** Approved but interrupted; approving again completes it. */
  unfinished: z.boolean(),
});
export type BikeRemoval = z.infer<typeof BikeRemoval>;

const requestFields = {
  /** Sent to the owner. */
  reason: requiredText(500),
  /** Bike version that the administrator saw; a newer one is refused. */
  version: z.number().int(),
};

const RemovalRequest = z.discriminatedUnion("as", [
  z.object({
    as: z.literal("false"),
    ...requestFields,
    /** Email address of an account whose holder claims the bike. */
    tell: optionalText(254),
  }),
  z.object({ as: z.literal("duplicate"), ...requestFields, keptBikeId: BikeId }),
]);
export type RemovalRequest = z.infer<typeof RemovalRequest>;

/** The reason for a rejection is shown to the requester and logged. */
const RemovalDecision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500) }),
]);
export type RemovalDecision = z.infer<typeof RemovalDecision>;

const ByBike = z.object({ bikeId: BikeId });

export const bikeRemovalRoutes = defineRoutes({
  listRemovals: {
    method: "GET",
    path: "/admin/bike-cases/removals",
    access: "admin",
    summary: "List requested removals of bikes, oldest first",
    query: PageQuery,
    response: pageOf(BikeRemoval),
    problems: ["invalid-cursor"],
  },
  askForRemoval: {
    method: "POST",
    path: "/admin/bikes/{bikeId}/removal",
    access: "admin",
    summary: "Ask another administrator to remove a bike from the register; it is recorded",
    params: ByBike,
    body: RemovalRequest,
    response: BikeRemoval,
    problems: [
      "account-exempt",
      "account-not-found",
      "bike-not-found",
      "removal-open",
      "removal-outdated",
      "stolen-cannot-be-deleted",
    ],
  },
  decideRemoval: {
    method: "POST",
    path: "/admin/bikes/{bikeId}/removal/{removalId}/decision",
    access: "admin",
    summary: "Approve or decline a removal that another administrator has requested; it is recorded",
    params: ByBike.extend({ removalId: RemovalId }),
    body: RemovalDecision,
    response: z.object({}),
    problems: [
      "account-exempt",
      "case-claimed",
      "removal-decided",
      "removal-outdated",
      "removal-own",
      "stolen-cannot-be-deleted",
    ],
  },
  tellBikesApart: {
    method: "POST",
    path: "/admin/bikes/{bikeId}/not-same",
    access: "admin",
    summary: "Mark two bikes with similar frame numbers as different bikes; it is recorded",
    params: ByBike,
    body: z.object({ otherId: BikeId, reason: requiredText(500) }),
    response: z.object({}),
    problems: ["account-exempt", "bike-not-found", "removal-outdated"],
  },
});
