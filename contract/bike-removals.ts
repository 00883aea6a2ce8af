import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { PersonRef } from "#contract/person-ref.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText, requiredText } from "#contract/text.ts";

/** Why a bike is taken out of the register by administrators: it is not the owner's or not there at all, or it stands in it twice. */
export const RemovedAs = z.enum(["false", "duplicate"]);
export type RemovedAs = z.infer<typeof RemovedAs>;

const RemovalId = z.string().regex(/^removal_[0-9A-Za-z]{20,40}$/);
const Kept = z.object({ id: z.string(), frameNumber: z.string(), bike: z.string() });

/** That a bike is to be taken out of the register, as another administrator reads it. */
export const BikeRemoval = z.object({
  id: RemovalId,
  bikeId: BikeId,
  as: RemovedAs,
  bike: z.string(),
  frameNumber: z.string(),
  /** Of a duplicate: the registration that stays. */
  kept: Kept.optional(),
  reason: z.string(),
  askedBy: PersonRef,
  /** The administrator's own, which another one has to approve. */
  mine: z.boolean(),
  /** Someone else has written about the bike, and is told. */
  tells: z.boolean(),
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  /** It was approved, and what hangs on the bike is not all seen to: to approve it again goes on with that. */
  unfinished: z.boolean(),
});
export type BikeRemoval = z.infer<typeof BikeRemoval>;

const asked = {
  /** Told to the owner. */
  reason: requiredText(500),
  /** As which version the bike was seen: what has changed since is looked at again. */
  version: z.number().int(),
};

const RemovalRequest = z.discriminatedUnion("as", [
  z.object({
    as: z.literal("false"),
    ...asked,
    /** The address of someone who has written that it is theirs, and has an account. */
    tell: optionalText(254),
  }),
  z.object({ as: z.literal("duplicate"), ...asked, keptBikeId: BikeId }),
]);
export type RemovalRequest = z.infer<typeof RemovalRequest>;

/** Why it stays is for the one who asked, and for the audit. */
const RemovalDecision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500) }),
]);
export type RemovalDecision = z.infer<typeof RemovalDecision>;

const ByBike = z.object({ bikeId: BikeId });

export const bikeRemovalRoutes = defineRoutes({
  listRemovals: {
    method: "GET",
    path: "/admin/removals",
    access: "admin",
    summary: "List the bikes that administrators want out of the register, oldest first",
    query: PageQuery,
    response: pageOf(BikeRemoval),
    problems: ["invalid-cursor"],
  },
  askForRemoval: {
    method: "POST",
    path: "/admin/bikes/{bikeId}/removal",
    access: "admin",
    summary: "Ask another administrator to take a bike out of the register; it is recorded",
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
    summary: "Approve or decline what another administrator has asked for; it is recorded",
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
    summary: "Say that two bikes whose numbers look the same are not the same bike; it is recorded",
    params: ByBike,
    body: z.object({ otherId: BikeId, reason: requiredText(500) }),
    response: z.object({}),
    problems: ["account-exempt", "bike-not-found", "removal-outdated"],
  },
});
