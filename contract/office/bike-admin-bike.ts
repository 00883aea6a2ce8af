import * as z from "zod";
import { BikeRemoval, RemovedAs } from "./bike-removals.ts";
import { AuditAction } from "#contract/platform/audit-actions.ts";
import { BikeCode } from "#contract/stickers/bike-codes.ts";
import { Bike, BikeId } from "#contract/bikes/bike.ts";
import { ReviewReason } from "#contract/bikes/bike-types.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { pageOf } from "#contract/platform/page.ts";
import { PersonRef } from "#contract/platform/person-ref.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** Events of the history, reports and requests, and administrators' decisions. */
const BikeHappening = z.enum([
  "registration",
  "purchase",
  "transfer",
  "transfer-offered",
  "transfer-declined",
  "transfer-cancelled",
  "transfer-expired",
  "theft",
  "recovery",
  "battery_theft",
  "battery_recovery",
  "found-report",
  "sign",
  "edit",
  "correction",
  "correction-asked",
  "approval",
  "code-linked",
  "code-voided",
  "listed",
  "ad-ended",
  "ad-sold",
  "ad-expired",
  "deletion",
  "decision",
]);
export type BikeHappening = z.infer<typeof BikeHappening>;

export const AdminBikeEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  what: BikeHappening,
  /** The owner at the time, or the administrator of a decision. */
  who: PersonRef.optional(),
  action: AuditAction.optional(),
  reason: z.string().optional(),
  /** Detail that identifies the event: a store, a day, a place or a code. */
  about: z.string().optional(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })).optional(),
});
export type AdminBikeEvent = z.infer<typeof AdminBikeEvent>;

/** `number-if-known`: anyone who enters the frame number gets a match. `names`: masked. */
export const SeenPart = z.enum([
  "everything",
  "frame-number",
  "number-if-known",
  "status",
  "brand",
  "model",
  "type",
  "color",
  "name",
  "description",
  "photo",
  "city",
  "stolen-place",
  "reward",
  "sale-price",
  "names",
  "history",
]);
export type SeenPart = z.infer<typeof SeenPart>;

/** `taker`: the buyer of an open transfer. `store`: the store that sold the bike. */
const Sight = z.object({
  who: z.enum(["owner", "administrators", "signed-in", "public", "taker", "store"]),
  /** The buyer's masked name, or the store's. */
  name: z.string().optional(),
  sees: z.array(SeenPart),
});
export type Sight = z.infer<typeof Sight>;

const Alike = Bike.pick({ id: true, frameNumber: true, brand: true, model: true, status: true }).extend({
  owner: PersonRef.optional(),
  registeredAt: z.iso.datetime(),
  version: z.number().int(),
});
export type AlikeBike = z.infer<typeof Alike>;

/** Everything except personal numbers. */
export const AdminBike = Bike.extend({
  deletedAt: z.iso.datetime().optional(),
  formerNumbers: z.array(z.string()),
  reviewReason: ReviewReason.optional(),
  /** Ownership is proved by a receipt, an administrator or a signed transfer. */
  verified: z.boolean(),
  ownershipReceipt: z.string().optional(),
  owner: PersonRef.extend({ email: z.string(), protectedIdentity: z.boolean() }).optional(),
  /** Owned by the administrator, who may not act on it. */
  mine: z.boolean(),
  policeReportNumber: z.string().optional(),
  codes: z.array(BikeCode.pick({ shortCode: true, kind: true, state: true, linkedAt: true })),
  sights: z.array(Sight),
  /** Bikes with similar frame numbers that nobody has marked as different. */
  alike: z.array(Alike),
  /** Set if administrators removed it. */
  removedAs: RemovedAs.optional(),
  duplicateOf: z.string().optional(),
  /** Removed registrations of the same bike; each keeps its own history. */
  duplicates: z.array(z.string()),
  /** A request that waits for a second administrator. */
  removal: BikeRemoval.optional(),
  /** Sent back with requests to detect concurrent changes. */
  version: z.number().int(),
  events: pageOf(AdminBikeEvent),
});
export type AdminBike = z.infer<typeof AdminBike>;

const ByBike = z.object({ bikeId: BikeId });

export const adminBikeRoutes = defineRoutes({
  openAdminBike: {
    method: "GET",
    path: "/admin/bikes/{bikeId}",
    access: "admin",
    summary: "Get everything about a bike and who can see what; the view is recorded",
    params: ByBike,
    response: AdminBike,
    problems: ["bike-not-found"],
  },
  listMoreOfBike: {
    method: "GET",
    path: "/admin/bikes/{bikeId}/events",
    access: "admin",
    summary: "Get the next page of a bike's events",
    params: ByBike,
    query: z.object({ cursor: z.string(rule("required")).max(500) }),
    response: pageOf(AdminBikeEvent),
    problems: ["invalid-cursor"],
  },
});
